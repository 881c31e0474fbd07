import { RE2JS, RE2JSSyntaxException } from 're2js'
import { unprocessable } from '../../errors.js'
import { withinTime } from './time-limit.js'

/** With the patience that a starved process gets still within what the pool allows a job. */
const LIMIT_MS = 1500

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

/**
 * Compiles the caller's pattern.
 * @param parameter which holds it
 * @throws {FeatureError} 422 with the reason where it is none
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
