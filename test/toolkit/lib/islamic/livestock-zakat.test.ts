import { describe, expect, it } from 'vitest'
import { type Animal, livestockDue, nextThreshold } from '#toolkit/lib/islamic/livestock-zakat'

const due = (animal: Animal, count: number): string =>
  livestockDue(animal, count)
    .map((item) => `${item.count} ${item.kind}`)
    .join(', ')

describe('livestockDue', () => {
  // Al-Nawawi, Minhaj al-Talibin, the book of zakat; Abu Bakr's letter, Sahih al-Bukhari 1454.
  it.each<[Animal, number, string]>([
    ['camel', 0, ''],
    ['camel', 4, ''],
    ['camel', 5, '1 sheep'],
    ['camel', 9, '1 sheep'],
    ['camel', 10, '2 sheep'],
    ['camel', 15, '3 sheep'],
    ['camel', 24, '4 sheep'],
    ['camel', 25, '1 bint-makhad'],
    ['camel', 36, '1 bint-labun'],
    ['camel', 46, '1 hiqqah'],
    ['camel', 61, '1 jadhaah'],
    ['camel', 76, '2 bint-labun'],
    ['camel', 91, '2 hiqqah'],
    ['camel', 120, '2 hiqqah'],
    ['camel', 121, '3 bint-labun'],
    ['camel', 129, '3 bint-labun'],
    ['camel', 130, '2 bint-labun, 1 hiqqah'],
    ['camel', 140, '1 bint-labun, 2 hiqqah'],
    ['camel', 150, '3 hiqqah'],
    ['camel', 160, '4 bint-labun'],
    ['camel', 170, '3 bint-labun, 1 hiqqah'],
    ['camel', 199, '1 bint-labun, 3 hiqqah'],
    ['camel', 200, '4 hiqqah'],
    ['cattle', 29, ''],
    ['cattle', 30, '1 tabi'],
    ['cattle', 40, '1 musinnah'],
    ['cattle', 59, '1 musinnah'],
    ['cattle', 60, '2 tabi'],
    ['cattle', 70, '1 tabi, 1 musinnah'],
    ['cattle', 80, '2 musinnah'],
    ['cattle', 90, '3 tabi'],
    ['cattle', 100, '2 tabi, 1 musinnah'],
    ['cattle', 110, '1 tabi, 2 musinnah'],
    ['cattle', 120, '3 musinnah'],
    ['sheep', 39, ''],
    ['sheep', 40, '1 sheep'],
    ['sheep', 121, '2 sheep'],
    ['sheep', 201, '3 sheep'],
    ['sheep', 399, '3 sheep'],
    ['sheep', 400, '4 sheep'],
    ['sheep', 599, '5 sheep'],
  ])('%s %d: %s', (animal, count, expected) => expect(due(animal, count)).toBe(expected))

  it('splits every number into whole groups', () => {
    for (let tens = 130; tens <= 100_000; tens += 10) {
      const weight = (animal: Animal, sizes: Record<string, number>): number =>
        livestockDue(animal, tens + 9).reduce((sum, item) => sum + item.count * (sizes[item.kind] ?? 0), 0)
      expect(weight('camel', { 'bint-labun': 40, hiqqah: 50 })).toBe(tens)
      expect(weight('cattle', { tabi: 30, musinnah: 40 })).toBe(tens)
    }
  })
})

describe('nextThreshold', () => {
  it.each<[Animal, number, number]>([
    ['camel', 0, 5],
    ['camel', 20, 25],
    ['camel', 121, 130],
    ['camel', 139, 140],
    ['cattle', 30, 40],
    ['cattle', 59, 60],
    ['sheep', 0, 40],
    ['sheep', 40, 121],
    ['sheep', 201, 400],
    ['sheep', 100_000, 100_100],
  ])('of %s after %d is %d', (animal, count, expected) => expect(nextThreshold(animal, count)).toBe(expected))
})
