/** Modules of twitter-text 3.1.0, which has no types of its own; only what is used here. */

type Indices = [start: number, end: number]

declare module 'twitter-text/dist/extractMentionsOrListsWithIndices.js' {
  const extract: (text: string) => { screenName: string; listSlug: string; indices: Indices }[]
  export default extract
}
declare module 'twitter-text/dist/extractHashtagsWithIndices.js' {
  const extract: (
    text: string,
    options: { checkUrlOverlap: boolean },
  ) => { hashtag: string; indices: Indices }[]
  export default extract
}
declare module 'twitter-text/dist/extractCashtagsWithIndices.js' {
  const extract: (text: string) => { cashtag: string; indices: Indices }[]
  export default extract
}
declare module 'twitter-text/dist/parseTweet.js' {
  const parseTweet: (text: string) => { weightedLength: number }
  export default parseTweet
}
declare module 'twitter-text/dist/lib/idna.js' {
  const idna: { toAscii: (domain: string) => string | undefined }
  export default idna
}
declare module 'twitter-text/dist/regexp/*' {
  const pattern: RegExp
  export default pattern
}
