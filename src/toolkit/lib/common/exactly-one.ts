import { invalidParameter } from '../../errors.js'

/**
 * The one parameter that the caller gave of several of which exactly one must be.
 * @throws FeatureError 400 naming the first of them when none is given, else the second that is
 * @example exactlyOne({ id: 'MIT' }, ['id', 'q']) // 'id'
 */
export const exactlyOne = <Name extends string>(
  query: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly [Name, ...Name[]],
): Name => {
  const [first, second] = names.filter((name) => query[name] !== undefined)
  if (second === undefined && first !== undefined) return first
  return invalidParameter(second ?? names[0], `give exactly one of ${names.join(', ')}`)
}
