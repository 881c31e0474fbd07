import { feature } from '#toolkit'

const LETTERS = ['l', 'o', 'v', 'e', 's'] as const

/** Sums of neighbouring digits; one above 9 is replaced by the sum of its own two. */
const shorter = (row: string): string =>
  Array.from(row.slice(1), (digit, index) => {
    const sum = Number(row.charAt(index)) + Number(digit)
    return sum > 9 ? sum - 9 : sum
  }).join('')

const rowsFrom = (row: string): string[] => (row.length > 2 ? [row, ...rowsFrom(shorter(row))] : [row])

const verdictOf = (percent: number): string => {
  if (percent < 25) return 'just friends'
  if (percent < 50) return 'could grow'
  return percent < 75 ? 'good match' : 'made for each other'
}

export default feature('rest_fun_loveCalculator', ({ name1, name2 }) => {
  const text = `${name1} ${name2}`.normalize('NFD').toLowerCase()
  const [l = 0, o = 0, v = 0, e = 0, s = 0] = LETTERS.map((letter) => text.split(letter).length - 1)
  const steps = rowsFrom([l, o, v, e, s].join(''))
  const percent = Number(steps.at(-1))
  return { name1, name2, counts: { l, o, v, e, s }, steps, percent, verdict: verdictOf(percent) }
})
