/** Part of a phrase: alternatives, of which a single word is the simplest case, or a gap of up to {@link MOST_GAP} words. */
export type Part =
  { name: string; words: readonly string[]; phrases: readonly Phrase[]; optional: boolean } | 'gap'
export type Phrase = readonly Part[]

/** Stands for the place before the first word of a sentence. */
export const SENTENCE_BEGIN = '^'

/** The most words that `...` matches. */
export const MOST_GAP = 3

/** Named lists of a language, whose entries may be several words and name other lists. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** Parts of a language that were read before, since the same lists are used in many phrases. */
export type KnownParts = Map<string, Part>

/** A mistake in a rule file. */
export class PhraseError extends Error {}

const PART = /\{[^{}]*\}|<[^<>]*>|[^\s{}<>]+/g
const WORD = /^[a-z0-9]+$/
const MOST_DEPTH = 6

/** How rules spell a word: as texts are folded, without apostrophes. */
const wordOf = (text: string): string => {
  if (text === SENTENCE_BEGIN) return text
  const word = text.toLowerCase().replaceAll(/['’]/g, '')
  if (!WORD.test(word)) throw new PhraseError(`"${text}" is not a word`)
  return word
}

const alternativesOf = (part: string, lists: Lists): readonly string[] => {
  if (part.startsWith('{')) return part.slice(1, -1).split('|')
  const list = lists[part.slice(1, -1)]
  if (list === undefined) throw new PhraseError(`there is no list ${part}`)
  return list
}

/**
 * Reads a phrase. It consists of words, `{one|another one|}` for alternatives (the empty one makes it optional), `<name>` for
 * a list, `...` for up to {@link MOST_GAP} words of any kind, and `^` for the beginning of a sentence.
 *
 * @param known parts of the same lists, which are read once
 * @throws {@link PhraseError} for an invalid phrase
 */
export const readPhrase = (
  phrase: string,
  lists: Lists,
  known: KnownParts = new Map<string, Part>(),
  depth = 0,
): Phrase => {
  if (depth > MOST_DEPTH) throw new PhraseError(`"${phrase}" names lists in lists too deep`)
  const rest = phrase.replaceAll(PART, '').trim()
  if (rest !== '') throw new PhraseError(`"${phrase}" has a bracket too many`)
  return (phrase.match(PART) ?? []).map((part) => {
    const read = known.get(part) ?? readPart(part, lists, known, depth)
    known.set(part, read)
    return read
  })
}

const readPart = (part: string, lists: Lists, known: KnownParts, depth: number): Part => {
  if (part === '...') return 'gap'
  if (!/^[{<]/.test(part)) {
    const word = wordOf(part)
    return { name: word, words: [word], phrases: [], optional: false }
  }
  const entries = alternativesOf(part, lists).map((entry) => readPhrase(entry, lists, known, depth + 1))
  const words: string[] = []
  const phrases: Phrase[] = []
  for (const entry of entries) {
    const [only] = entry
    if (entry.length > 1 || only === 'gap') phrases.push(entry)
    else if (only !== undefined) {
      words.push(...only.words)
      phrases.push(...only.phrases)
    }
  }
  return {
    name: part,
    words: [...new Set(words)],
    phrases,
    optional: entries.some(({ length }) => length === 0),
  }
}

/** Words that the phrase matches: of each part the first alternative. */
export const exampleOf = (phrase: Phrase): string[] =>
  phrase
    .flatMap((part) => (part === 'gap' ? [] : (part.words[0] ?? exampleOf(part.phrases[0] ?? []))))
    .filter((word) => word !== SENTENCE_BEGIN)

/** Whether everything that the phrase matches has one of these words. */
export const mustHold = (phrase: Phrase, words: ReadonlySet<string>): boolean =>
  phrase.some(
    (part) =>
      part !== 'gap' &&
      !part.optional &&
      part.words.every((word) => words.has(word)) &&
      part.phrases.every((each) => mustHold(each, words)),
  )
