/** What the patterns of request bodies and headers ask for, in words: a caller is told no regular expression. */
const WORDS: ReadonlyMap<string, string> = new Map([
  [String.raw`\S`, 'must not be blank'],
  [
    String.raw`^(auto|[1-9]\d{1,3}x[1-9]\d{1,3})$`,
    'must be a width and a height in pixels, such as 1280x720, or auto',
  ],
  [String.raw`^([1-9]|[1-5]\d|60)$`, 'must be a whole number from 1 to 60'],
])

/** The sentence that tells a value what it must be like. */
export const patternSentence = (pattern: string): string => WORDS.get(pattern) ?? `must match ${pattern}`
