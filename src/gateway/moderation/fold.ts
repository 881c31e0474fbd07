import unhomoglyph from 'unhomoglyph'

const ASCII = /^\p{ASCII}*$/u
const NOT_ASCII = /[\u0080-\u{10ffff}]/gu
/** Marks, joiners and other characters that are not seen. */
const UNSEEN = /^[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]$/u
const QUOTES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '「': '"',
  '」': '"',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
}

/** What people take for Latin letters, though UTS 39 has them for others that look alike more closely still. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ĸ: 'k',
  ʙ: 'b',
  ʍ: 'm',
  ʜ: 'h',
  ᴛ: 't',
  ɜ: '3',
}

const foldCharacter = (character: string): string => {
  const quote = QUOTES[character]
  if (quote !== undefined) return quote
  if (UNSEEN.test(character)) return ''
  // Full-width, mathematical and circled letters and accents are Unicode's own; other scripts' look-alikes are UTS 39's.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (ASCII.test(plain)) return plain
  const like = unhomoglyph(plain).normalize('NFKD').toLowerCase()
  if (ASCII.test(like)) return like
  return LOOK_ALIKES[like] ?? plain
}

/** Far more than the characters of any one language; a text with all of Unicode must not stay in memory. */
const MOST_KNOWN = 20_000
const known = new Map<string, string>()

const folded = (character: string): string => {
  let result = known.get(character)
  if (result === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    result = foldCharacter(character)
    known.set(character, result)
  }
  return result
}

/** Removes case, accents, unseen characters and look-alikes of Latin letters (Unicode NFKD and UTS 39's confusables). */
export const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.replaceAll(NOT_ASCII, folded)).toLowerCase().replaceAll('`', "'")
