import { RE2JS, RE2JSException } from 're2js'
import { unprocessable } from '../errors.js'
import { attempt } from './attempt.js'

/**
 * A caller's pattern in RE2's syntax, which matches in time linear in the text. Ends the call with 422 for a pattern
 * that RE2 does not have, such as one with a back-reference or a look-ahead.
 */
export const re2Pattern = (
  pattern: string,
  { ignoreCase, multiline = false }: { ignoreCase: boolean; multiline?: boolean },
): RE2JS => {
  const flags = (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (multiline ? RE2JS.MULTILINE : 0)
  const compiled = attempt(
    () => RE2JS.compile(pattern, flags),
    (error) => error instanceof RE2JSException,
  )
  return compiled ?? unprocessable('The pattern is not valid in RE2 syntax.')
}
