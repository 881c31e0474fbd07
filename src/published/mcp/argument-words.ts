import { pointerSteps } from '#contract'
import { CATEGORIES } from '../addresses.js'

const characters = (count: string): string => `${count} ${count === '1' ? 'character' : 'characters'}`

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true, false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/** Types by their names in a schema, in words. */
export const typeWords = (types: string): string =>
  types
    .split(',')
    .map((type) => TYPES[type] ?? type)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1')

/** What the SDK's validator says, by what the toolkit says of the same fault. */
const WORDS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^must NOT have fewer than (\d+) characters$/, (count) => `must have at least ${characters(count)}`],
  [/^must NOT have more than (\d+) characters$/, (count) => `must have at most ${characters(count)}`],
  [/^must be >= (\S+)$/, (bound) => `must be at least ${bound}`],
  [/^must be <= (\S+)$/, (bound) => `must be at most ${bound}`],
  // The category alone has a list of values.
  [/^must be equal to (one of the allowed values)$/, () => `must be one of ${CATEGORIES.join(', ')}`],
  [
    /^must be ((?:string|number|integer|boolean|object|null)(?:,\w+)*)$/,
    (types) => `must be ${typeWords(types)}`,
  ],
]

/** The fault at a place in the arguments; at none it is one of the arguments themselves. */
const told = (place: string, fault: string): string => {
  const missing = /^must have required property '(.+)'$/.exec(fault)?.[1]
  const name = [...pointerSteps(place), ...(missing === undefined ? [] : [missing])].join('.')
  if (missing !== undefined) return `${name} is required`
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(fault)?.[1]
    if (found !== undefined) return `${name === '' ? 'The arguments' : name} ${words(found)}`
  }
  return `${name} ${fault}`.trim()
}

/**
 * What the SDK's validator says of arguments, in the toolkit's words: `data/parameters/text must be …` names a place in our
 * code. It says several faults in one message.
 */
export const argumentFaults = (message: string): string =>
  message
    .split(/, (?=data(?:\/\S*)? )/)
    .map((each) => {
      const [, place = '', fault = each] = /^data((?:\/[^\s/]+)*) (.+)$/s.exec(each) ?? []
      return told(place, fault)
    })
    .join('; ')
