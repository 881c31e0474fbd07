interface ClockMatcher {
  asymmetricMatch(actual: unknown): boolean
  toString(): string
}

const minutesOf = (clock: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Matches an HH:mm within some minutes of the expected one: published tables round in ways of their own. */
export const nearClock = (expected: string, tolerance: number): ClockMatcher => ({
  asymmetricMatch: (actual) =>
    typeof actual === 'string' &&
    /^\d\d:\d\d$/.test(actual) &&
    Math.abs(minutesOf(actual) - minutesOf(expected)) <= tolerance,
  toString: () => `nearClock(${expected}, ${tolerance})`,
})
