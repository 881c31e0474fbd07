declare module 'popular-english-words/words.js' {
  /** The most popular first. */
  export const words: string[]
}
