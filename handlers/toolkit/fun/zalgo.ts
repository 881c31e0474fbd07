import { feature } from '#toolkit'
import { seededDraws, type Draws } from '#toolkit/lib/random/seeded-draws'

/** The block "Combining Diacritical Marks", U+0300 to U+036F. */
const FIRST_MARK = 0x300
const MARKS = 112

const withMarks = (text: string, intensity: number, draws: Draws): { text: string; marks: number } => {
  let marks = 0
  const marked = text.replace(/[\p{L}\p{N}]/gu, (character) => {
    marks += intensity
    return (
      character +
      String.fromCharCode(...Array.from({ length: intensity }, () => FIRST_MARK + draws.below(MARKS)))
    )
  })
  return { text: marked, marks }
}

const withoutMarks = (text: string): { text: string; marks: number } => {
  let marks = 0
  const clean = text.normalize('NFD').replace(/\p{M}/gu, () => {
    marks += 1
    return ''
  })
  return { text: clean.normalize('NFC'), marks }
}

export default feature('rest_fun_zalgo', ({ text, intensity, mode, seed }) => {
  const draws = seededDraws(seed)
  return { ...(mode === 'add' ? withMarks(text, intensity, draws) : withoutMarks(text)), seed: draws.seed }
})
