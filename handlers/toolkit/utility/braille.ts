import { feature } from '#toolkit'
import { countCells, fromBraille, toBraille } from '#toolkit/lib/alphabets/braille'

export default feature('rest_utility_braille', ({ text, direction }) => {
  const { text: result, unknown } = direction === 'to' ? toBraille(text) : fromBraille(text)
  return { text: result, cells: countCells(direction === 'to' ? result : text), unknown }
})
