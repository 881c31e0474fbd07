import { feature } from '#toolkit'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

interface Clue {
  /** What the clue tells of a number; others with the same value fit, too. */
  value: (n: number) => number
  text: (value: number) => string
}

/** 7 x 11 x 13 x 17 = 17017 is above all numbers of four digits, so that these remainders leave only one of them. */
const DIVISORS = [7, 11, 13, 17]

const digitSum = (n: number): number => {
  let sum = 0
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10
  return sum
}

/** Behind the number of digits, in the order in which they are added. */
const CLUES: readonly Clue[] = [
  { value: digitSum, text: (sum) => `My digits add up to ${sum}.` },
  { value: (n) => n % 2, text: (rest) => (rest === 0 ? 'I am even.' : 'I am odd.') },
  ...DIVISORS.map((divisor) => ({
    value: (n: number) => n % divisor,
    text: (rest: number) => `I leave ${rest} when divided by ${divisor}.`,
  })),
]

export default feature('rest_fun_numberRiddle', ({ digits, seed }) => {
  const draws = seededDraws(seed)
  const first = 10 ** (digits - 1)
  const answer = first + draws.below(9 * first)
  const clues = [`I have ${digits} digits.`]
  let fitting = Array.from({ length: 9 * first }, (_, index) => first + index)
  for (const { value, text } of CLUES) {
    const told = value(answer)
    clues.push(text(told))
    fitting = fitting.filter((n) => value(n) === told)
    if (fitting.length === 1) break
  }
  return { riddle: `${clues.join(' ')} What number am I?`, clues, answer, seed: draws.seed }
})
