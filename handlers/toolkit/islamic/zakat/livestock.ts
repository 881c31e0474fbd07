import { feature } from '#toolkit'
import { livestockDue, type LivestockKind, nextThreshold, NISAB } from '#toolkit/lib/islamic/livestock-zakat'

const DESCRIPTIONS: Readonly<Record<LivestockKind, string>> = {
  sheep: 'sheep or goat',
  'bint-makhad': 'she-camel in its 2nd year',
  'bint-labun': 'she-camel in its 3rd year',
  hiqqah: 'she-camel in its 4th year',
  jadhaah: 'she-camel in its 5th year',
  tabi: 'calf of one year',
  musinnah: 'cow of two years',
}

export default feature('rest_islamic_zakat_2', ({ animal, count }) => ({
  animal,
  count,
  nisab: NISAB[animal],
  due: count >= NISAB[animal],
  items: livestockDue(animal, count).map((item) => ({
    kind: item.kind,
    description: DESCRIPTIONS[item.kind],
    count: item.count,
  })),
  nextThreshold: nextThreshold(animal, count),
}))
