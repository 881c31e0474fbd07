/* What @citation-js/plugin-bibtex leaves undone, by "BibTeXing" (Oren Patashnik, 1988), sections 3.1 and 3.2. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Commands of text that the package leaves as they stand (The TeXbook, appendix B; LaTeX for those of letters). */
export const TEXT_COMMANDS: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  S: '§',
  P: '¶',
  pounds: '£',
  dots: '…',
  ldots: '…',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  ',': '\u2009',
  '-': '',
  '/': '',
  '@': '',
}

/** What the package knows of TeX: commands and the characters that they stand for. */
export interface TexConstants {
  commands: Record<string, string>
  mathCommands: Record<string, string>
  diacritics: Record<string, string>
  ligatures: Record<string, string>
}

/** ASCII, and what becomes a blank, three dots or $\mu$. */
const ALWAYS_WRITTEN = /^[\0-\x7f\u00a0\u00b5\u2026]$/

/**
 * Tells which characters the package writes in ASCII. It leaves others out, such as all of Chinese and Cyrillic, makes 2
 * of a superscript 2, and breaks accents over letters that are commands themselves.
 */
export const writtenInAscii = ({ commands, mathCommands, diacritics, ligatures }: TexConstants) => {
  const letters = new Set([...Object.values(commands), ...Object.values(ligatures)])
  const [signs, accents] = [new Set(Object.values(mathCommands)), new Set(Object.values(diacritics))]
  return (character: string): boolean => {
    if (ALWAYS_WRITTEN.test(character) || signs.has(character)) return true
    const plain = character.normalize('NFD')
    if (plain !== character.normalize('NFKD')) return false
    const [base = '', ...over] = plain
    return base <= '\x7f'
      ? over.every((accent) => accents.has(accent))
      : over.length === 0 && letters.has(base)
  }
}

/** In place of a character, its bytes in UTF-8 between letters that no word has. */
const STAND_IN = /qzq((?:[\da-f]{2})+)qzq/g

/** Puts ASCII in place of the characters that are not written in it. */
export const withStandIns = <T>(value: T, isWritten: (character: string) => boolean): T =>
  JSON.parse(
    JSON.stringify(value)
      .normalize()
      .replace(/[^\0-\x7f]/gu, (character) =>
        isWritten(character) ? character : `qzq${Buffer.from(character).toString('hex')}qzq`,
      ),
  ) as T

/** Puts the characters back. */
export const withoutStandIns = (text: string): string =>
  text.replace(STAND_IN, (_all, bytes: string) => Buffer.from(bytes, 'hex').toString())

/** Signs of formulas, of which the package knows the Greek letters alone. */
export const MATH_COMMANDS: Readonly<Record<string, string>> = {
  times: '×',
  pm: '±',
  cdot: '⋅',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  rightarrow: '→',
}

const DAY_BEHIND = /(\bmonth\s*=\s*)([a-z]{3})\s*#\s*"[~\s]*(\d{1,2})"/gi
const DAY_BEFORE = /(\bmonth\s*=\s*)"(\d{1,2})[~\s]*"\s*#\s*([a-z]{3})\b/gi

/** Days put beside the name of a month (month = "1~" # jan) in the form in which the package reads them. */
export const withPlainDays = (text: string): string =>
  text.replace(DAY_BEHIND, '$1{$2 $3}').replace(DAY_BEFORE, '$1{$3 $2}')

/** TeX takes the dot off i and j before an accent comes over them (\'{\i}); in Unicode the accent does that. */
const UNDOTTED = /[ıȷ](?=[\u0300-\u036f])[^]/g

/** A record with accents over dotted letters. */
export const withDottedLetters = (record: Record<string, unknown>): Record<string, unknown> => {
  const text = JSON.stringify(record)
  const dotted = text.replace(UNDOTTED, (letter) => letter.replace('ı', 'i').replace('ȷ', 'j').normalize())
  return dotted === text ? record : (JSON.parse(dotted) as Record<string, unknown>)
}

/** Kinds of a thesis or report as BibLaTeX names them. */
const GENRES: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mathesis: "Master's thesis",
  mastersthesis: "Master's thesis",
  techreport: 'technical report',
}

/** The words for a kind that a BibLaTeX entry type stands for. */
export const genreOf = (genre: string): string => GENRES[genre] ?? genre

/** BibTeX has two kinds of thesis only: what is no master's is a doctor's. */
export const withThesisGenre = <T extends { type?: string | null | undefined; genre?: unknown }>(
  reference: T,
): T => {
  if (reference.type !== 'thesis') return reference
  const isMasters =
    typeof reference.genre === 'string' && /master|^m\.?\s?(?:sc|a|phil)\b/i.test(reference.genre)
  return { ...reference, genre: isMasters ? "Master's thesis" : 'PhD thesis' }
}

/** Papers of a conference are in a book, whose title is the conference's where there is no other. */
export const withBookTitle = <T extends { type?: string | null | undefined }>(reference: T): T => {
  const { 'container-title': book, 'event-title': event } = reference as Record<string, unknown>
  return reference.type === 'paper-conference' && book === undefined && event !== undefined
    ? { ...reference, 'container-title': event }
    : reference
}

/** What a key cannot have: white space, and what BibTeX, biber or \cite take for marks of their own. */
const NO_KEY = /[\s,{}()#%~\\"'=]+/g

/** Gives a reference its id as the key, with hyphens in place of what a key cannot have. */
export const withKey = <T extends { id: string }>(reference: T): T & { 'citation-key': string } => ({
  ...reference,
  'citation-key': reference.id.replace(NO_KEY, '-'),
})

interface Named {
  family?: string | null | undefined
  literal?: string | null | undefined
}

const escaped = (text: string): string => text.replace(/[&%$#_]/g, '\\$&')

/** The package escapes the signs of TeX everywhere but in names of one part. */
const escapedName = <T extends Named>(name: T): T => {
  if (name.literal) return { ...name, literal: escaped(name.literal) }
  const isAlone = Object.keys(name).every((part) => part === 'family')
  return name.family && isAlone ? { ...name, family: escaped(name.family) } : name
}

/** Escapes the names of organizations. */
export const withEscapedNames = <T extends { author?: readonly Named[] | null | undefined }>(
  reference: T,
): T => {
  const { editor } = reference as { editor?: unknown }
  return {
    ...reference,
    ...(reference.author ? { author: reference.author.map(escapedName) } : {}),
    ...(Array.isArray(editor) ? { editor: (editor as Named[]).map(escapedName) } : {}),
  }
}

/** A part with a title of its own is @incollection; @inbook is a chapter or pages of one book. Months have names. */
const repairedEntry = (entry: string): string => {
  const isPart = /^\tbooktitle = /m.test(entry) && !/^\tchapter = /m.test(entry)
  return entry
    .replace(/^@inbook\{/, isPart ? '@incollection{' : '$&')
    .replace(/^\tmonth = \{(\d{1,2})\},$/m, (all, month: string) => {
      const name = MONTHS[Number(month) - 1]
      return name === undefined ? all : `\tmonth = ${name},`
    })
}

/** Repairs entries that the package has written. */
export const repairedBibtex = (text: string): string =>
  text
    .split(/^(?=@)/m)
    .map(repairedEntry)
    .join('')
