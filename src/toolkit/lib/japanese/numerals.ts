import { element } from '../calendar/element.js'

const DIGITS = '〇一二三四五六七八九'
const FORMAL_DIGITS = '零壱弐参四五六七八九'
const SMALL_UNITS = ['', '十', '百', '千']
const FORMAL_SMALL_UNITS = ['', '拾', '百', '千']
const LARGE_UNITS = ['', '万', '億', '兆']
const GROUP = 10_000

const plain = (text: string): string =>
  text.replace(
    /[零壱弐参拾]/g,
    (sign) => ({ 零: '〇', 壱: '一', 弐: '二', 参: '三', 拾: '十' })[sign] ?? sign,
  )

/** A group of up to four digits, such as 二千二十四; undefined for what is out of order. */
const readGroup = (text: string): number | undefined => {
  const match = /^(?:(.?)千)?(?:(.?)百)?(?:(.?)十)?(.?)$/u.exec(text)
  if (text === '' || match === null) return undefined
  const [, thousands, hundreds, tens, ones = ''] = match
  const digits = [thousands, hundreds, tens].map((digit) => {
    if (digit === undefined) return 0
    return digit === '' ? 1 : DIGITS.indexOf(digit)
  })
  const last = ones === '' ? 0 : DIGITS.indexOf(ones)
  return [...digits, last].includes(-1)
    ? undefined
    : [...digits, last].reduce((sum, digit) => sum * 10 + digit, 0)
}

const GROUPS = /^(?:([^兆]*)兆)?(?:([^億]*)億)?(?:([^万]*)万)?([^]*)$/u

/**
 * Reads kanji numerals: digit by digit without units such as 十 and 万, as words with them.
 * @returns undefined for what is out of order. Past 2^53 the number is not exact.
 */
export const readKanjiNumber = (text: string): number | undefined => {
  const numeral = plain(text)
  if (!/[十百千万億兆]/.test(numeral)) {
    return Number(Array.from(numeral, (digit) => DIGITS.indexOf(digit)).join(''))
  }
  const groups = (GROUPS.exec(numeral) ?? []).slice(1).map((group, index) => {
    const isLeftOut = group === undefined || (index === 3 && group === '')
    return isLeftOut ? 0 : readGroup(group)
  })
  return groups.reduce<number | undefined>(
    (sum, group) => (sum === undefined || group === undefined ? undefined : sum * GROUP + group),
    0,
  )
}

const groupsOf = (number: number): number[] =>
  number === 0 ? [] : [...groupsOf(Math.floor(number / GROUP)), number % GROUP]

const write = (number: number, writeDigit: (digit: number, place: number) => string): string => {
  const groups = groupsOf(number)
  return groups
    .map((group, index) => {
      if (group === 0) return ''
      const digits = Array.from(String(group), Number)
      const text = digits.map((digit, at) => (digit === 0 ? '' : writeDigit(digit, digits.length - 1 - at)))
      return text.join('') + element(LARGE_UNITS, groups.length - 1 - index)
    })
    .join('')
}

/** Everyday numerals such as 二千二十四: 一 is left out before 十, 百 and 千. */
export const writeKanjiNumber = (number: number): string =>
  number === 0
    ? '〇'
    : write(
        number,
        (digit, place) =>
          (digit === 1 && place > 0 ? '' : DIGITS.charAt(digit)) + element(SMALL_UNITS, place),
      )

/** Formal numerals (daiji) such as 弐千弐拾四. */
export const writeFormalNumber = (number: number): string =>
  number === 0
    ? '零'
    : write(number, (digit, place) => FORMAL_DIGITS.charAt(digit) + element(FORMAL_SMALL_UNITS, place))

/** Digit by digit, such as 二〇二四. */
export const writePositionalNumber = (number: number): string =>
  Array.from(String(number), (digit) => DIGITS.charAt(Number(digit))).join('')
