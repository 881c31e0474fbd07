declare module 'franc/data.js' {
  /** Trigrams of each language by its script. */
  export const data: Readonly<Record<string, Readonly<Record<string, string>>>>
}
declare module 'franc/expressions.js' {
  /** The characters of each script; one that a single language has is named by the language's code of three letters. */
  export const expressions: Readonly<Record<string, RegExp>>
}
