import { element } from './element.js'
import type { LunisolarDate } from './lunisolar.js'

const MONTH_ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
] as const

/** Heavenly stems in Pinyin. */
export const STEMS = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'] as const
/** Earthly branches in Pinyin. */
export const BRANCHES = [
  'zi',
  'chou',
  'yin',
  'mao',
  'chen',
  'si',
  'wu',
  'wei',
  'shen',
  'you',
  'xu',
  'hai',
] as const

/** A cycle of sixty years began in AD 4. */
export const CYCLE_START = 4

/**
 * A date as CLDR writes it in English in the long style, such as `Sixth Monthbis 1, 2025(yi-si)`. `Intl` cannot write
 * it: its months and leap months are not those of the almanac in 1917, 1922, 1954, 1987, 2027 and 2030, among others.
 */
export const formatLunisolar = ({ year, monthNumber, isLeapMonth, day }: LunisolarDate): string => {
  const place = year - CYCLE_START
  const cyclic = `${element(STEMS, place % STEMS.length)}-${element(BRANCHES, place % BRANCHES.length)}`
  const month = `${element(MONTH_ORDINALS, monthNumber - 1)} Month${isLeapMonth ? 'bis' : ''}`
  return `${month} ${day}, ${year}(${cyclic})`
}
