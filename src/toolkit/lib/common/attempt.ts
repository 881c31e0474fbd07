const isRangeError = (error: unknown): boolean => error instanceof RangeError

/**
 * The result of a library's function, or undefined if it throws an expected error, by default a RangeError, with which
 * `Temporal` and `Intl` say that a text is not valid or a value is out of range. Any other error is thrown on.
 */
export const attempt = <T>(read: () => T, isExpected = isRangeError): T | undefined => {
  try {
    return read()
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}
