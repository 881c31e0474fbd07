import { feature } from '#toolkit'
import { countCells, fromBraille, toBraille } from '#toolkit/lib/alphabets/braille'

export default feature('rest_utility_braille', ({ text, direction }) => {
  const result = direction === 'to' ? toBraille(text) : fromBraille(text)
  return { ...result, cells: countCells(direction === 'to' ? result.text : text) }
})
