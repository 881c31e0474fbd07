import { feature } from '#toolkit'
import { hexagramOf } from '#toolkit/lib/fun/hexagrams'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const [OLD_YIN, OLD_YANG] = [6, 9]
const LINES = 6
const COINS = 3

export default feature('rest_fun_iChing', ({ seed }) => {
  const draws = seededDraws(seed)
  const coin = (): number => (draws.next() >= 0.5 ? 3 : 2)
  const lines = Array.from({ length: LINES }, () =>
    Array.from({ length: COINS }, coin).reduce((sum, value) => sum + value, 0),
  )
  const isChanging = (line: number): boolean => line === OLD_YIN || line === OLD_YANG
  /** 7 and 9. */
  const isYang = (line: number): boolean => line % 2 === 1
  const changing = lines.flatMap((line, index) => (isChanging(line) ? [index + 1] : []))
  const hexagram = hexagramOf(lines.map(isYang))
  const becomes =
    changing.length === 0 ? null : hexagramOf(lines.map((line) => isYang(line) !== isChanging(line)))
  return { lines, changing, hexagram, becomes, seed: draws.seed }
})
