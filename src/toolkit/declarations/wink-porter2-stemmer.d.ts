declare module 'wink-porter2-stemmer' {
  /** The stem of a word, in lower case. */
  export default function stem(word: string): string
}
