/** Each in its turn; 2 stands for silence, 3 for a vowel, capitals for what is done. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/e$/, ''],
  [/^(cou|rou|tou|enou|trou)gh/, '$12f'],
  [/^gn/, '2n'],
  [/mb$/, 'm2'],
  [/cq/g, '2q'],
  [/c([iey])/g, 's$1'],
  [/tch/g, '2ch'],
  [/[cqx]/g, 'k'],
  [/v/g, 'f'],
  [/dg/g, '2g'],
  [/ti([oa])/g, 'si$1'],
  [/d/g, 't'],
  [/ph/g, 'fh'],
  [/b/g, 'p'],
  [/sh/g, 's2'],
  [/z/g, 's'],
  [/^[aeiou]/, 'A'],
  [/[aeiou]/g, '3'],
  [/j/g, 'y'],
  [/^y3/, 'Y3'],
  [/^y/, 'A'],
  [/y/g, '3'],
  [/3gh3/g, '3kh3'],
  [/gh/g, '22'],
  [/g/g, 'k'],
  [/s+/g, 'S'],
  [/t+/g, 'T'],
  [/p+/g, 'P'],
  [/k+/g, 'K'],
  [/f+/g, 'F'],
  [/m+/g, 'M'],
  [/n+/g, 'N'],
  [/w3/g, 'W3'],
  [/wh3/g, 'Wh3'],
  [/w$/, '3'],
  [/w/g, '2'],
  [/^h/, 'A'],
  [/h/g, '2'],
  [/r3/g, 'R3'],
  [/r$/, '3'],
  [/r/g, '2'],
  [/l3/g, 'L3'],
  [/l$/, '3'],
  [/l/g, '2'],
  [/2/g, ''],
  [/3$/, 'A'],
  [/3/g, ''],
]

const LENGTH = 10

/**
 * Caverphone 2.0 (Hood, Caversham Project Occasional Technical Paper CTP150804, 2004).
 * @param name letters A to Z
 */
export const caverphone = (name: string): string =>
  RULES.reduce((code, [pattern, replacement]) => code.replace(pattern, replacement), name.toLowerCase())
    .slice(0, LENGTH)
    .padEnd(LENGTH, '1')
