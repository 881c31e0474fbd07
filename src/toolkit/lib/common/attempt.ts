const isRangeError = (error: unknown): boolean => error instanceof RangeError

/**
 * What a library's function gives, or undefined where it throws what is expected of it, by default a RangeError: so do
 * `Temporal` and `Intl` say that a text is none of theirs or that a value leaves their range. Anything else goes on.
 */
export const attempt = <T>(read: () => T, isExpected = isRangeError): T | undefined => {
  try {
    return read()
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}
