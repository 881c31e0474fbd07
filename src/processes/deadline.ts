import type { ProcessGauge } from './gauge.js'

/**
 * Calls back once a process had so many milliseconds to do its work in; those in which it was ready to go on but other
 * work had the processors do not count.
 *
 * @param gauge null where the system does not tell; then all of the time counts
 * @returns what takes the deadline back
 */
export const startDeadline = (
  gauge: ProcessGauge | null,
  milliseconds: number,
  onDue: () => void,
): (() => void) => {
  const starvedMs = (): number => gauge?.starvedMs() ?? 0
  let counted = starvedMs()
  const look = (): void => {
    const lacked = starvedMs() - counted
    if (lacked < 1) onDue()
    else {
      counted += lacked
      timer = setTimeout(look, lacked)
    }
  }
  let timer = setTimeout(look, milliseconds)
  return () => clearTimeout(timer)
}
