import { compileRe2 } from '../common/re2.js'
import { RE2JS } from 're2js'

const ESCAPE = String.raw`\\[()*+\-.?[\\\]^nrt{|}]`
const CATEGORY = String.raw`\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}`
const IN_CLASS = String.raw`(?:${CATEGORY}|(?:[^\-[\\\]\ud800-\udfff]|${ESCAPE})(?:-(?:[^\-[\\\]\ud800-\udfff]|${ESCAPE}))?)`
const CLASS = String.raw`\[\^?(?:-|${IN_CLASS})${IN_CLASS}*-?\]`

/** RFC 9485, section 3.1: brackets, branches, quantifiers, and all that one character matches. */
const TOKEN = new RegExp(
  String.raw`(?<open>\()|(?<close>\))|(?<branch>\|)|(?<quantifier>[*+?]|\{\d+(?:,\d*)?\})|(?<dot>\.)|(?<atom>${CLASS}|${CATEGORY}|${ESCAPE}|[^()*+.?[\\\]{|}\ud800-\udfff])`,
  'uy',
)

/** The same pattern in RE2's syntax, or null for a text that is not an I-Regexp. */
const asRe2 = (pattern: string): string | null => {
  let written = ''
  let depth = 0
  let quantifiable = false
  TOKEN.lastIndex = 0
  for (let at = 0; at < pattern.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(pattern)?.groups
    if (groups === undefined) return null
    const { open, close, branch, quantifier, dot, atom } = groups
    if (open !== undefined) depth += 1
    if (close !== undefined && (depth -= 1) < 0) return null
    if (quantifier !== undefined && !quantifiable) return null
    quantifiable = (close ?? dot ?? atom) !== undefined
    // RFC 9485, section 5.3: a dot matches neither of the two line ends, whatever the engine thinks of others.
    written +=
      dot === undefined ? (open === undefined ? (close ?? branch ?? quantifier ?? atom) : '(?:') : '[^\\n\\r]'
  }
  return depth === 0 ? written : null
}

/**
 * A regular expression of RFC 9485 (I-Regexp), compiled to an engine that never backtracks.
 * @param whole whether it must match the whole text, or any part of it
 * @returns null for a text that is not an I-Regexp
 * @throws {SyntaxError} for one that repeats more often than the engine can
 */
export const compileIRegexp = (pattern: string, whole: boolean): RE2JS | null => {
  const re2 = asRe2(pattern)
  if (re2 === null) return null
  const compiled = compileRe2(whole ? `^(?:${re2})$` : re2)
  if (compiled instanceof RE2JS) return compiled
  throw new SyntaxError(`the pattern ${pattern} cannot be matched: ${compiled.reason}`)
}
