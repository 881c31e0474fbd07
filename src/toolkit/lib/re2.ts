import { RE2JS, RE2JSSyntaxException } from 're2js'

/** Why a pattern is none. */
export interface PatternFault {
  reason: string
}

/**
 * Compiles a pattern of RE2's syntax, which is matched in time linear in the text for each match.
 * @param flags of RE2JS, such as `RE2JS.MULTILINE`
 * @returns the reason in English where the pattern is not one: look-around and back-references, for example
 */
export const compileRe2 = (pattern: string, flags = 0): RE2JS | PatternFault => {
  try {
    return RE2JS.compile(pattern, flags)
  } catch (error) {
    if (error instanceof RE2JSSyntaxException)
      return { reason: error.message.replace('error parsing regexp: ', '') }
    throw error
  }
}
