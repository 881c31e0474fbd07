interface Place {
  start: number
  end: number
}

/** Of spans in the order of their precedence, those that overlap none before them; in the text's order. */
export const spansApart = <Item extends Place>(byPrecedence: readonly Item[], textLength: number): Item[] => {
  const taken = new Uint8Array(textLength)
  return byPrecedence
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    })
    .toSorted((one, other) => one.start - other.start)
}
