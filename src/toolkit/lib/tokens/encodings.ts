import { encodePiece, type Ranks } from './byte-pairs.js'

/** Vocabularies of OpenAI's tiktoken. */
export type EncodingName = 'o200k_base' | 'cl100k_base' | 'p50k_base' | 'r50k_base'

/** Reads a text as a language model does; texts of special tokens, such as `<|endoftext|>`, are plain text. */
export interface Encoding {
  /** Where the piece of a text ends that begins at an offset: tokens are found in one piece after another. */
  pieceEnd(text: string, start: number): number
  /** The ids of a piece's tokens. */
  encode(piece: string): readonly number[]
  /** The ids of a text's tokens. */
  tokensOf(text: string): number[]
  /** The text of one token; U+FFFD for what is not whole UTF-8. */
  textOf(id: number): string
}

/** By id: a token's text, or its bytes where they are not whole UTF-8. */
type Vocabulary = readonly (string | readonly number[] | undefined)[]

const CONTRACTION = "'(?:[sSſ]|[dD]|[mM]|[tT]|[lL][lL]|[vV][eE]|[rR][eE])"
const UPPER = '[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]'
const LOWER = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]'
const OTHERS = ' ?[^\\s\\p{L}\\p{N}]+'

/**
 * The patterns of tiktoken_ext/openai_public.py. Rust's \s is Unicode's White_Space; the one of JavaScript has U+FEFF as well,
 * and lacks U+0085.
 */
const pattern = (...alternatives: readonly string[]): RegExp =>
  new RegExp(
    alternatives.join('|').replaceAll('\\s', '\\p{White_Space}').replaceAll('\\S', '\\P{White_Space}'),
    'yu',
  )

const OLDER = pattern("'(?:[sdmt]|ll|ve|re)", ' ?\\p{L}+', ' ?\\p{N}+', OTHERS, '\\s+$', '\\s+(?!\\S)', '\\s')
const PATTERNS: Readonly<Record<EncodingName, RegExp>> = {
  o200k_base: pattern(
    `[^\\r\\n\\p{L}\\p{N}]?${UPPER}*${LOWER}+(?:${CONTRACTION})?`,
    `[^\\r\\n\\p{L}\\p{N}]?${UPPER}+${LOWER}*(?:${CONTRACTION})?`,
    '\\p{N}{1,3}',
    `${OTHERS}[\\r\\n/]*`,
    '\\s*[\\r\\n]+',
    '\\s+(?!\\S)',
    '\\s+',
  ),
  cl100k_base: pattern(
    CONTRACTION,
    '[^\\r\\n\\p{L}\\p{N}]?\\p{L}+',
    '\\p{N}{1,3}',
    `${OTHERS}[\\r\\n]*`,
    '\\s+$',
    '\\s*[\\r\\n]',
    '\\s+(?!\\S)',
    '\\s',
  ),
  p50k_base: OLDER,
  r50k_base: OLDER,
}

const VOCABULARIES: Readonly<Record<EncodingName, () => Promise<{ default: Vocabulary }>>> = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/bpeRanks/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
}

const ASCII = /^[\0-\x7f]*$/

/** A character for each byte of UTF-8. */
const bytesOf = (text: string): string =>
  ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1')

const open = (vocabulary: Vocabulary, splitting: RegExp): Encoding => {
  const ranks = new Map<string, number>()
  for (const [id, token] of vocabulary.entries()) {
    if (token === undefined) continue
    ranks.set(typeof token === 'string' ? bytesOf(token) : String.fromCharCode(...token), id)
  }
  return createEncoding(vocabulary, ranks, splitting)
}

const createEncoding = (vocabulary: Vocabulary, ranks: Ranks, splitting: RegExp): Encoding => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const encode = (piece: string): number[] => encodePiece(bytesOf(piece), ranks)
  const pieceEnd = (text: string, start: number): number => {
    splitting.lastIndex = start
    return start + (splitting.exec(text)?.[0].length ?? text.length)
  }
  return {
    pieceEnd,
    encode,
    tokensOf(text) {
      const tokens: number[] = []
      for (let start = 0; start < text.length;) {
        const end = pieceEnd(text, start)
        for (const id of encode(text.slice(start, end))) tokens.push(id)
        start = end
      }
      return tokens
    },
    textOf(id) {
      const token = vocabulary[id] ?? ''
      return typeof token === 'string' ? token : decoder.decode(Uint8Array.from(token))
    },
  }
}

const opened = new Map<EncodingName, Promise<Encoding>>()

/**
 * Opens a vocabulary of gpt-tokenizer, once for the process: some 0.2 s, and up to 80 MB. The package's own encoder gives
 * other tokens than tiktoken for U+FEFF, takes seconds for 20,000 Han characters in a row, and its `decode` of half a
 * character shows in the next call.
 */
export const openEncoding = (name: EncodingName): Promise<Encoding> => {
  const known = opened.get(name)
  if (known !== undefined) return known
  const opening = VOCABULARIES[name]().then((module) => open(module.default, PATTERNS[name]))
  opened.set(name, opening)
  return opening
}
