import mustache from 'mustache'
import { unprocessable } from '../../errors.js'
import { assertAnswerLength } from '../common/answer-length.js'
import { attempt } from '../common/attempt.js'

/**
 * A tag or a text between tags: its kind, its name or text, where it stands, and what is inside a section; a partial
 * has its indentation there.
 */
type Token = readonly [
  kind: string,
  value: string,
  start: number,
  end: number,
  inside?: readonly Token[] | string,
]

const insideOf = ([, , , , inside]: Token): readonly Token[] =>
  Array.isArray(inside) ? (inside as Token[]) : []

export type MustacheTemplate = readonly Token[]

// The library would keep every template that it has ever seen.
mustache.templateCache = undefined

/** Reads a Mustache template. Ends the call with 422 for an unclosed tag or section. */
export const parseTemplate = (template: string): MustacheTemplate => {
  let reason = ''
  const tokens = attempt(
    () => mustache.parse(template) as unknown as MustacheTemplate,
    (error) => {
      if (error instanceof Error) reason = error.message
      return error instanceof Error
    },
  )
  return tokens ?? unprocessable(`template: ${reason}.`)
}

interface Lookup {
  found: boolean
  value: unknown
}

const ABSENT: Lookup = { found: false, value: undefined }

/** Of what JSON has, numbers and booleans have no members of their own. */
const has = (holder: unknown, name: string): boolean =>
  (typeof holder === 'object' || typeof holder === 'string') &&
  holder !== null &&
  Object.hasOwn(holder as object, name)

const memberOf = (holder: unknown, name: string): Lookup =>
  has(holder, name) ? { found: true, value: (holder as Record<string, unknown>)[name] } : ABSENT

/** The first part of a dotted name is looked for outwards; the rest belongs to what is found, or to nothing. */
const lookUp = (name: string, contexts: readonly unknown[]): Lookup => {
  if (name === '.') return { found: true, value: contexts.at(-1) }
  const [first = '', ...rest] = name.includes('.') ? name.split('.') : [name]
  const holder = contexts.findLast((context) => has(context, first))
  return rest.reduce((at, part) => (at.found ? memberOf(at.value, part) : ABSENT), memberOf(holder, first))
}

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0)

/** As JavaScript writes a value of JSON, which is how mustache.js does; integers of any length with all their digits. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(written).join(',')
  return typeof value === 'object' ? '[object Object]' : `${value as string | number | bigint | boolean}`
}

const asText = (value: unknown): string =>
  attempt(() => written(value)) ?? unprocessable('data: a list is nested too deep to be written.')

/** Sections entered and objects searched for names, in all: sections within sections multiply. */
const MAX_STEPS = 1_500_000

/**
 * Fills a template (mustache(5)) without partials and lambdas. Ends the call with 422 past LONGEST_ANSWER and past
 * MAX_STEPS.
 * @param escape what `{{x}}` goes through, and `{{{x}}}` does not
 */
export const renderTemplate = (
  template: MustacheTemplate,
  data: unknown,
  escape: (text: string) => string,
): string => {
  const contexts: unknown[] = [data]
  let output = ''
  const put = (text: string): void => {
    output += text
    assertAnswerLength(output.length)
  }
  let steps = 0
  const step = (count: number): void => {
    steps += count
    if (steps > MAX_STEPS) unprocessable(`template takes more than ${MAX_STEPS} steps with this data.`)
  }
  const found = (name: string): unknown => {
    step(contexts.length)
    return lookUp(name, contexts).value
  }
  const within = (context: unknown, tokens: readonly Token[]): void => {
    step(1)
    contexts.push(context)
    render(tokens)
    contexts.pop()
  }
  const section = (value: unknown, inside: readonly Token[]): void => {
    if (isEmpty(value)) return
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) within(item, inside)
  }
  const render = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      const [kind, value] = token
      const inside = insideOf(token)
      if (kind === 'text') put(value)
      else if (kind === 'name') put(escape(asText(found(value))))
      else if (kind === '&') put(asText(found(value)))
      else if (kind === '#') section(found(value), inside)
      else if (kind === '^' && isEmpty(found(value))) render(inside)
    }
  }
  render(template)
  return output
}

const NAMING = new Set(['name', '&', '#', '^'])

const namesOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...(NAMING.has(token[0]) && token[1] !== '.' ? [token[1]] : []),
    ...namesOf(insideOf(token)),
  ])

/** All names that a template uses, by first sight, and those used outside of sections that the data does not have. */
export const namesIn = (
  template: MustacheTemplate,
  data: unknown,
): { variables: string[]; missing: string[] } => {
  const outside = template.filter(([kind]) => NAMING.has(kind)).map(([, name]) => name)
  return {
    variables: [...new Set(namesOf(template))],
    missing: [...new Set(outside)].filter((name) => !lookUp(name, [data]).found),
  }
}
