import { RE2JS } from 're2js'
import type { Data, Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { assertAnswerLength } from '#toolkit/lib/common/answer-length'
import { inCaseOf } from '#toolkit/lib/text/letter-case'
import { re2Pattern, searchInTime } from '#toolkit/lib/common/re2'

type Options = Query<'rest_text_replace'>

const MOST_POSITIONS = 1000

/** A match: what it matched, where, and what its replacement says before the case is shaped. */
interface Found {
  index: number
  match: string
  replacement: string
}

/** Marks are part of the letter before them, so that é is one letter in NFC and in NFD. */
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}_]\p{M}*)`
const NO_WORD_AFTER = String.raw`(?![\p{L}\p{M}\p{N}_])`

function* literalMatches({ text, find, with: replacement, mode, ignoreCase }: Options): Generator<Found> {
  const literal = find.replace(/[.*+?^${}()|[\]/\\]/g, '\\$&')
  const source = mode === 'word' ? NO_WORD_BEFORE + literal + NO_WORD_AFTER : literal
  for (const { 0: match, index } of text.matchAll(new RegExp(source, ignoreCase ? 'giu' : 'gu'))) {
    yield { index, match, replacement }
  }
}

type GroupOf = (number: number) => string | null

/** The replacement of one match: $0 to $9 and ${name} are groups, $$ is a dollar sign, any other $ is itself. */
const replacementOf = (pattern: RE2JS, replacement: string): ((group: GroupOf) => string) => {
  const names = pattern.namedGroups() as Readonly<Record<string, number>>
  const parts = replacement.split(/(\$\$|\$\d|\$\{\w+\})/).map((part, at) => {
    if (at % 2 === 0) return part
    if (part === '$$') return '$'
    const name = part.replace(/[${}]/g, '')
    const number = Object.hasOwn(names, name) ? names[name] : Number(name)
    if (number === undefined || !(number <= pattern.groupCount())) {
      unprocessable(`with: the pattern has no group ${quoted(name)}.`)
    }
    return number
  })
  return (group) => parts.map((part) => (typeof part === 'number' ? (group(part) ?? '') : part)).join('')
}

function* patternMatches({ text, find, with: replacement, ignoreCase }: Options): Generator<Found> {
  const pattern = re2Pattern('find', find, RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0))
  const expand = replacementOf(pattern, replacement)
  const matcher = pattern.matcher(text)
  const group: GroupOf = (number) => matcher.group(number)
  while (matcher.find()) {
    yield { index: matcher.start(), match: matcher.group(0) ?? '', replacement: expand(group) }
  }
}

const replaced = (options: Options): Data<'rest_text_replace'> => {
  const { text, mode, keepCase, max } = options
  const positions: number[] = []
  let [answer, end, replacements] = ['', 0, 0]
  for (const found of mode === 'regex' ? patternMatches(options) : literalMatches(options)) {
    if (max > 0 && replacements === max) break
    const { index, match, replacement } = found
    answer += text.slice(end, index) + (keepCase ? inCaseOf(match, replacement) : replacement)
    assertAnswerLength(answer.length)
    end = index + match.length
    replacements++
    if (positions.length < MOST_POSITIONS) positions.push(index)
  }
  return { text: answer + text.slice(end), replacements, positions }
}

export default feature('rest_text_replace', (options) =>
  options.mode === 'regex' ? searchInTime('find', () => replaced(options)) : replaced(options),
)
