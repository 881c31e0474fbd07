import { countryOf, type Country } from './countries.js'

/**
 * The way between two countries over the fewest land borders (breadth-first, neighbours in order of their codes), both
 * ends included; undefined where there is none.
 * @param closed alpha-2 codes of countries that are not entered
 */
export const borderRoute = (
  from: Country,
  to: Country,
  closed: ReadonlySet<string>,
): Country[] | undefined => {
  const cameFrom = new Map<string, Country | undefined>([[from.code, undefined]])
  const queue = [from]
  for (const country of queue) {
    if (country.code === to.code) break
    for (const code of country.borders) {
      if (cameFrom.has(code) || closed.has(code)) continue
      cameFrom.set(code, country)
      queue.push(countryOf(code))
    }
  }
  if (!cameFrom.has(to.code)) return undefined
  const route: Country[] = []
  for (let at: Country | undefined = to; at !== undefined; at = cameFrom.get(at.code)) route.unshift(at)
  return route
}
