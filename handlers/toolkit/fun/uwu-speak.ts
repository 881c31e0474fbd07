import { feature } from '#toolkit'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const FACES = ['uwu', 'owo', '>w<', '^w^', ':3']

/** What is replaced, in this order over the whole text. */
const STEPS: readonly [RegExp, (found: string, next: string) => string][] = [
  [/n(?=([aeiou]))/gi, (n, vowel) => n + (n === 'N' && vowel === vowel.toUpperCase() ? 'Y' : 'y')],
  [/[rl]/gi, (letter) => (letter === letter.toUpperCase() ? 'W' : 'w')],
  [/ove|OVE/g, (ove) => (ove === 'OVE' ? 'UV' : 'uv')],
]

export default feature('rest_fun_uwuSpeak', ({ text, faces, seed }) => {
  const draws = seededDraws(seed)
  let changed = 0
  let spoken = text
  for (const [pattern, replacement] of STEPS) {
    spoken = spoken.replace(pattern, (found: string, next: string) => {
      changed += 1
      return replacement(found, next)
    })
  }
  if (faces) {
    const plain = spoken
    spoken = plain.replace(/[.!?]+/g, (marks, at: number) =>
      /^\S/.test(plain.slice(at + marks.length, at + marks.length + 1))
        ? marks
        : `${marks} ${draws.pick(FACES)}`,
    )
  }
  return { text: spoken, changed, seed: draws.seed }
})
