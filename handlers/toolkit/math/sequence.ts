import { feature, unprocessable } from '#toolkit'
import { collatz, sequences } from '#toolkit/lib/numbers/integer-sequences'

export default feature('rest_math_sequence', ({ name, start, count }) => {
  if (name === 'collatz') {
    if (start === 0) unprocessable('The Collatz sequence of 0 never reaches 1.')
    const items = collatz(BigInt(start), count).map((value, index) => ({ index, value: value.toString() }))
    return { name, oeis: 'A006577', count: items.length, items }
  }
  const { oeis, last, terms } = sequences[name]
  if (start > last) unprocessable(`start is above ${last}, the last index of ${name}.`)
  const values = terms(start, Math.min(count, last - start + 1))
  const items = values.map((value, offset) => ({ index: start + offset, value }))
  return { name, oeis, count: items.length, items }
})
