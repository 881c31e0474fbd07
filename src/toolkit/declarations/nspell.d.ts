declare module 'nspell' {
  /** Texts or bytes of a Hunspell dictionary. */
  interface Dictionary {
    aff: Uint8Array
    dic: Uint8Array
  }
  interface Speller {
    correct(word: string): boolean
    suggest(word: string): string[]
    /** Patterns of compound words, in English numbers with their endings. */
    compoundRules: readonly RegExp[]
    /** Flags of each word. */
    data: Readonly<Record<string, readonly string[]>>
  }
  export default function nspell(dictionary: Dictionary): Speller
}
