import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { dayNumber } from '#toolkit/lib/calendar/civil-days'
import { element } from '#toolkit/lib/calendar/element'
import { lunisolarDate, lunisolarYear } from '#toolkit/lib/calendar/lunisolar'
import { BRANCHES, CYCLE_START, STEMS } from '#toolkit/lib/calendar/lunisolar-names'

const [FIRST, LAST] = ['1900-01-31', '2100-12-31']
const CYCLE = 60

/** By branch. */
const ANIMALS = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
]
/** By pairs of stems. */
const ELEMENTS = ['Wood', 'Fire', 'Earth', 'Metal', 'Water']
const STEM_CHARACTERS = '甲乙丙丁戊己庚辛壬癸'
const BRANCH_CHARACTERS = '子丑寅卯辰巳午未申酉戌亥'

const EPOCH = new Temporal.PlainDate(1970, 1, 1)

const newYearOf = (year: number): string => {
  const { start } = element(lunisolarYear(year, 'chinese'), 0)
  return EPOCH.add({ days: start }).toString()
}

const animalAt = (branch: number): string => element(ANIMALS, branch % ANIMALS.length)

export default feature('rest_fun_chineseZodiac', ({ date }) => {
  if (date < FIRST || date > LAST) unprocessable(`date ${date} is not from ${FIRST} to ${LAST}.`)
  const { year, month, day } = Temporal.PlainDate.from(date)
  const { year: chineseYear } = lunisolarDate(dayNumber(year, month, day), year, 'chinese')
  const index = (chineseYear - CYCLE_START) % CYCLE
  const stem = index % STEMS.length
  const branch = index % BRANCHES.length
  return {
    animal: animalAt(branch),
    element: element(ELEMENTS, Math.floor(stem / 2)),
    yinYang: stem % 2 === 0 ? ('yang' as const) : ('yin' as const),
    chineseYear,
    cycleYear: index + 1,
    stem: element(STEMS, stem),
    branch: element(BRANCHES, branch),
    name: `${STEM_CHARACTERS.charAt(stem)}${BRANCH_CHARACTERS.charAt(branch)}`,
    newYear: newYearOf(chineseYear),
    nextNewYear: newYearOf(chineseYear + 1),
    trine: [animalAt(branch + 4), animalAt(branch + 8)],
    clash: animalAt(branch + 6),
  }
})
