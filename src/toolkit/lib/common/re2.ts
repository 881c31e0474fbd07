import { RE2JS, RE2JSSyntaxException } from 're2js'
import { unprocessable } from '../../errors.js'
import { withinTime } from './time-limit.js'

/** Even with the patience for a starved process this is within the time that the pool allows a job. */
const LIMIT_MS = 1500

/** Why a pattern is not valid. */
export interface PatternFault {
  reason: string
}

/**
 * Compiles a pattern of RE2's syntax, which is matched in time linear in the text for each match.
 * @param flags of RE2JS, such as `RE2JS.MULTILINE`
 * @returns the reason in English if RE2 does not accept the pattern, such as a look-around or a back-reference
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

/**
 * Compiles the caller's pattern.
 * @param parameter which holds it
 * @throws {FeatureError} 422 with the reason if it is not valid
 */
export const re2Pattern = (parameter: string, pattern: string, flags = 0): RE2JS => {
  const compiled = compileRe2(pattern, flags)
  return 'reason' in compiled ? unprocessable(`${parameter}: ${compiled.reason}.`) : compiled
}

/**
 * Looks for all matches: each of them may cost as much as the text is long, as with `a*b|a` on letters a.
 * @param search must be repeatable
 * @throws {FeatureError} 422 past LIMIT_MS
 */
export const searchInTime = <T>(parameter: string, search: () => T): T => {
  const outcome = withinTime(LIMIT_MS, search)
  return outcome === null
    ? unprocessable(`${parameter}: the pattern takes longer than 1.5 seconds on this text.`)
    : outcome.value
}
