declare module 'wink-lemmatizer' {
  /** The base form, or the word itself where none is known. */
  type Lemmatize = (word: string) => string
  const lemmatize: { noun: Lemmatize; verb: Lemmatize; adjective: Lemmatize }
  export default lemmatize
}
