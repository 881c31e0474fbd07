interface Named {
  name: string
}

/** Orders by name, code unit by code unit; equals keep their order. */
export const byName = (one: Named, other: Named): number => {
  if (one.name === other.name) return 0
  return one.name < other.name ? -1 : 1
}
