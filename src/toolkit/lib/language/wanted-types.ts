import { invalidParameter } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { commaList } from '../text/comma-list.js'

/** The types that a caller's comma-separated list names, all where there is none; 400 for a name that is not a type. */
export const wantedTypes = <Type extends string>(
  types: readonly Type[],
  list: string | undefined,
  parameter = 'types',
): ReadonlySet<Type> => {
  if (list === undefined) return new Set(types)
  return new Set(
    commaList(parameter, list).map(
      (name) =>
        types.find((type) => type === name) ??
        invalidParameter(
          parameter,
          `must be a list of ${types.join(', ')}; ${quoted(name)} is not one of them`,
        ),
    ),
  )
}

/** How often each type occurs, in the order of its first item. */
export const totalsOf = (items: readonly { type: string }[]): Record<string, number> => {
  const totals = new Map<string, number>()
  for (const { type } of items) totals.set(type, (totals.get(type) ?? 0) + 1)
  return Object.fromEntries(totals)
}
