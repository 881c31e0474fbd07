import { describe, expect, it } from 'vitest'
import { withoutAccents } from '#toolkit/lib/text/accents'
import { codePointLength, codePointName, compareCodePoints } from '#toolkit/lib/text/code-points'
import { emojiOf, insideEmoji, withoutEmoji } from '#toolkit/lib/text/emoji'
import { firstOf } from '#toolkit/lib/common/first-of'
import { capitalized, inCaseOf, isUpperCase } from '#toolkit/lib/text/letter-case'
import { isBlank, linesOf, paragraphsOf } from '#toolkit/lib/text/lines'
import { scriptOf, scriptsOf } from '#toolkit/lib/text/scripts'
import { graphemesOf, segmentsIn, sentencesOf, wordsOf } from '#toolkit/lib/text/segments'
import { smsParts } from '#toolkit/lib/text/sms'

describe('graphemesOf', () => {
  // Unicode 15.1, GraphemeBreakTest.txt, with the rules that it names.
  it.each([
    ['GB3, CR LF', '\r\n', ['\r\n']],
    ['GB4, LF and a mark', '\n\u0308', ['\n', '\u0308']],
    ['GB5, CR and LF apart', '\r\r\na', ['\r', '\r\n', 'a']],
    ['GB6, Hangul L and V', '\u1100\u1160', ['\u1100\u1160']],
    ['GB8, Hangul LVT and T', '\uac01\u11a8\u1100', ['\uac01\u11a8', '\u1100']],
    ['GB9, a mark', 'a\u0308\u200db', ['a\u0308\u200d', 'b']],
    ['GB9a, a spacing mark', 'a\u0903b', ['a\u0903', 'b']],
    ['GB9b, a prepended mark', 'a\u0600b', ['a', '\u0600b']],
    ['GB11, joined emoji', '\u{1f6d1}\u200d\u{1f6d1}', ['\u{1f6d1}\u200d\u{1f6d1}']],
    ['GB11, a modifier', '\u{1f476}\u{1f3ff}\u{1f476}', ['\u{1f476}\u{1f3ff}', '\u{1f476}']],
    ['GB12, flags', '\u{1f1e6}\u{1f1e7}\u{1f1e8}', ['\u{1f1e6}\u{1f1e7}', '\u{1f1e8}']],
    ['ASCII', 'ab \t\n', ['a', 'b', ' ', '\t', '\n']],
    ['nothing', '', []],
  ])('%s', (_rule, text, expected) => {
    expect(graphemesOf(text)).toEqual(expected)
  })
})

describe('words and sentences', () => {
  it('cuts words as UAX 29, figure 1', () => {
    expect(wordsOf('The quick (“brown”) fox can’t jump 32.3 feet, right?')).toEqual([
      'The',
      'quick',
      'brown',
      'fox',
      'can’t',
      'jump',
      '32.3',
      'feet',
      'right',
    ])
  })

  // UAX 29, section 5.1: SB8, SB7 and SB11.
  it('cuts sentences with the space behind them, and not at what is none', () => {
    expect(sentencesOf('He said "Are you going?" John shook his head. ')).toEqual([
      'He said "Are you going?" ',
      'John shook his head. ',
    ])
    expect(sentencesOf('etc. and 3.4 U.S.A')).toHaveLength(1)
    expect(sentencesOf('Yes.\n***\nNo.')).toEqual(['Yes.\n', 'No.'])
  })

  // UTS 35, unicode_locale_id: no underscore of POSIX, no extended language, no repeated variant.
  it.each(['en_US', 'zh-yue', 'de-1996-1996', 'x'])('has none in %s', (lang) => {
    expect(segmentsIn(lang)).toBeNull()
  })

  it('has those of a language', () => {
    expect(segmentsIn('id')?.words('satu dua')).toEqual(['satu', 'dua'])
    expect(segmentsIn('de-CH-1996')?.sentences('Eins. Zwei.')).toEqual(['Eins. ', 'Zwei.'])
  })
})

describe('lines', () => {
  it.each([
    ['', []],
    ['\n', ['']],
    ['a\r\nb\rc\n\nd', ['a', 'b', 'c', '', 'd']],
    ['a\u2028b', ['a\u2028b']],
  ])('%j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it('are blank when they hold only white space', () => {
    expect(['', ' \t\u3000', 'a', '\u200b'].map(isBlank)).toEqual([true, true, false, false])
  })

  it('make paragraphs', () => {
    expect(paragraphsOf(['', 'a', 'b', ' ', '', 'c'])).toEqual([['a', 'b'], ['c']])
  })
})

describe('code points', () => {
  it('are in the order of their numbers', () => {
    const characters = ['z', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}']
    expect(characters.toReversed().sort(compareCodePoints)).toEqual(characters)
    expect(compareCodePoints('a', 'ab')).toBeLessThan(0)
    expect(compareCodePoints('a\u{1f600}', 'a\u{1f601}')).toBeLessThan(0)
    expect(compareCodePoints('é', 'é')).toBe(0)
  })

  it('are counted and named', () => {
    expect(codePointLength('a😀\u0301')).toBe(3)
    expect(['a', '😀', '\u{10ffff}'].map(codePointName)).toEqual(['U+0061', 'U+1F600', 'U+10FFFF'])
  })
})

describe('scripts', () => {
  // Unicode 16, Scripts.txt.
  it.each([
    ['a', 'Latin'],
    ['ж', 'Cyrillic'],
    ['漢', 'Han'],
    ['ꦲ', 'Javanese'],
    ['ក', 'Khmer'],
    ['\u{16d40}', 'Kirat_Rai'],
    ['1', null],
    ['ー', null],
    ['\u0301', null],
  ])('%s', (character, script) => {
    expect(scriptOf(character)).toBe(
      process.versions.unicode?.startsWith('15') === true && character === '\u{16d40}' ? null : script,
    )
  })

  it('of a text are those of its letters, by first sight', () => {
    expect(scriptsOf('1 жa漢ж ー')).toEqual(['Cyrillic', 'Latin', 'Han'])
  })
})

describe('emoji', () => {
  it('are sequences', () => {
    expect(emojiOf('1 👨‍👩‍👧🇮🇩#️⃣©').map(([emoji]) => emoji)).toEqual(['👨‍👩‍👧', '🇮🇩', '#️⃣'])
  })

  it('are taken out', () => {
    expect(withoutEmoji('a❤️b👍🏽c🇮🇩d👨‍👩‍👧e12#')).toBe('abcde12#')
  })

  it('hold joiners and selectors', () => {
    expect([...insideEmoji('a\u200d❤️')]).toEqual([2, 3])
    expect([...insideEmoji('☺\u{e0061}')]).toEqual([0])
  })
})

describe('cases of letters', () => {
  it('are recognised and given', () => {
    expect([isUpperCase('A1'), isUpperCase('1'), isUpperCase('Ab')]).toEqual([true, false, false])
    expect(capitalized('"éCOLE')).toBe('"École')
    expect(['ABC', 'Abc', 'abc', 'aBC', '12', 'A', '漢'].map((shape) => inCaseOf(shape, 'xY z'))).toEqual([
      'XY Z',
      'Xy z',
      'xy z',
      'xY z',
      'xY z',
      'Xy z',
      'xY z',
    ])
  })
})

it('withoutAccents takes off what stands alone or in a letter', () => {
  expect(withoutAccents('é e\u0301 ệ ñ ø 한')).toBe('e e e n ø 한')
})

it('firstOf keeps the first of each key', () => {
  expect(firstOf(['a', 'B', 'A', 'b'], (item) => item.toLowerCase())).toEqual(['a', 'B'])
})

// 3GPP TS 23.038: 140 octets are 160 septets or 70 units; with a header of 6 octets 153 or 67.
it.each([
  ['', 0],
  ['@£$¥èéùìòÇ\nØø\rÅå'.repeat(10), 1],
  ['[]'.repeat(40), 1],
  ['[]'.repeat(40) + 'a', 2],
  ['a'.repeat(306), 2],
  ['ç'.repeat(70), 1],
  ['ç'.repeat(135), 3],
])('%# short messages', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
