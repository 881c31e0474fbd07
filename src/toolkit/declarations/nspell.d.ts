declare module 'nspell' {
  /** Texts or bytes of a Hunspell dictionary. */
  interface Dictionary {
    aff: Uint8Array
    dic: Uint8Array
  }
  export interface Speller {
    correct(word: string): boolean
    suggest(word: string): string[]
    /** Patterns of compound words, in English numbers with their endings. */
    compoundRules: readonly RegExp[]
    /** Patterns that words are rewritten by, before and after. */
    conversion: Record<'in' | 'out', readonly (readonly [RegExp, string])[]>
    /** Common slips and what is meant by them. */
    replacementTable: readonly (readonly [string, string])[]
    /** Flags of each word. */
    data: Readonly<Record<string, readonly string[]>>
    /** What the dictionary says of itself: its letters, the likeliest first, rows of keys, and the flags with a meaning. */
    flags: Readonly<
      { TRY?: readonly string[]; KEY?: readonly string[] } & Partial<
        Record<'FORBIDDENWORD' | 'KEEPCASE' | 'NOSUGGEST' | 'ONLYINCOMPOUND', string>
      >
    >
  }
  export default function nspell(dictionary: Dictionary): Speller
}
