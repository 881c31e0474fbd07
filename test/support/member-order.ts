const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Where two JSON values name the same members in different orders, which `toEqual` does not see: a line for each object,
 * with both orders. Members that only one of them has, and items past the end of the shorter list, are passed over.
 */
export const disorders = (documented: unknown, answered: unknown, at = 'answer'): string[] => {
  if (Array.isArray(documented) && Array.isArray(answered)) {
    const [items, others] = [documented as unknown[], answered as unknown[]]
    return items
      .slice(0, others.length)
      .flatMap((item, place) => disorders(item, others[place], `${at}[${place}]`))
  }
  if (!isObject(documented) || !isObject(answered)) return []
  const names = Object.keys(documented).filter((name) => name in answered)
  const answeredNames = Object.keys(answered).filter((name) => name in documented)
  const here =
    names.join() === answeredNames.join()
      ? []
      : [`${at} has ${answeredNames.join(', ')}; documented as ${names.join(', ')}`]
  return [...here, ...names.flatMap((name) => disorders(documented[name], answered[name], `${at}.${name}`))]
}
