/** Names by their upper bounds, ascending; a bound belongs to its own name. */
export type Bands = readonly (readonly [upTo: number, name: string])[]

/** Index and name of the band that has a value; the last one has no bound above. */
export const bandOf = (bands: Bands, value: number): { index: number; name: string } => {
  const found = bands.findIndex(([upTo]) => value <= upTo)
  const index = found === -1 ? bands.length - 1 : found
  return { index, name: bands[index]?.[1] ?? '' }
}
