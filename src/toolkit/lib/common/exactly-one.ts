import { invalidParameter } from '../../errors.js'

/**
 * The one parameter that the caller gave, of several of which exactly one must be given.
 * @throws FeatureError 400 naming the first of them when none is given, else the second that is
 * @example exactlyOne({ id: 'MIT' }, ['id', 'q']) // 'id'
 */
export const exactlyOne = <Name extends string>(
  query: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly [Name, ...Name[]],
): Name => {
  const [first, second] = names.filter((name) => query[name] !== undefined)
  if (second === undefined && first !== undefined) return first
  if (first !== undefined && second !== undefined) {
    return invalidParameter(second, `must not be given together with ${first}`)
  }
  return invalidParameter(names[0], `is required, unless ${names.slice(1).join(' or ')} is given`)
}
