import { invalidParameter } from '../../errors.js'

const NUMBERS = ['none', 'one', 'two', 'three', 'four']

/**
 * Which of several parameters the caller gave, of which exactly `count` must be given.
 * @throws FeatureError 400 naming the first that is missing, or the first that is too many
 * @example givenOf({ a: 1, c: 2 }, ['a', 'b', 'c'], 2) // ['a', 'c']
 */
export const givenOf = <Name extends string>(
  query: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
  count: number,
): Name[] => {
  const given = names.filter((name) => query[name] !== undefined)
  const wanted = `exactly ${NUMBERS[count] ?? count} of ${names.join(', ')} must be given`
  const surplus = given[count]
  if (surplus !== undefined) invalidParameter(surplus, `is one too many: ${wanted}`)
  const missing = names.find((name) => query[name] === undefined)
  if (given.length < count && missing !== undefined) invalidParameter(missing, `is missing: ${wanted}`)
  return given
}
