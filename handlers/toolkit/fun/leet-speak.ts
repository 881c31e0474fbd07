import { feature, unprocessable } from '#toolkit'

const BASIC = { a: '4', e: '3', i: '1', o: '0', t: '7', s: '5' }
const MEDIUM = { ...BASIC, b: '8', g: '9', l: '|', z: '2' }
const FULL = {
  ...MEDIUM,
  c: '(',
  d: '|)',
  f: '|=',
  h: '#',
  j: '_|',
  k: '|<',
  m: '|\\/|',
  n: '|\\|',
  p: '|*',
  q: '0_',
  r: '|2',
  u: '|_|',
  v: '\\/',
  w: '\\/\\/',
  x: '><',
  y: '`/',
}
const SIGNS = { basic: BASIC, medium: MEDIUM, full: FULL }

const tableOf = (level: keyof typeof SIGNS, direction: 'encode' | 'decode'): ReadonlyMap<string, string> => {
  const pairs = Object.entries(SIGNS[level])
  if (direction === 'encode') return new Map(pairs)
  if (level === 'full') unprocessable('Leet of the level full cannot be decoded.')
  return new Map(pairs.map(([letter, sign]) => [sign, letter]))
}

export default feature('rest_fun_leetSpeak', ({ text: given, level, direction }) => {
  const table = tableOf(level, direction)
  let changed = 0
  const text = given.replace(/[\x21-\x7e]/g, (character) => {
    const replacement = table.get(character.toLowerCase())
    if (replacement === undefined) return character
    changed += 1
    return replacement
  })
  return { text, changed }
})
