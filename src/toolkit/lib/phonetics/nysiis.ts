const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^MAC/, 'MCC'],
  [/^KN/, 'NN'],
  [/^K/, 'C'],
  [/^P[HF]/, 'FF'],
  [/^SCH/, 'SSS'],
]

const ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?:EE|IE)$/, 'Y'],
  [/(?:DT|RT|RD|NT|ND)$/, 'D'],
]

const LETTERS: Readonly<Record<string, string>> = { Q: 'G', Z: 'S', M: 'N', K: 'C' }

const isVowel = (letter: string): boolean => letter !== '' && 'AEIOU'.includes(letter)

const replaceFirst = (name: string, rules: typeof STARTS): string => {
  const rule = rules.find(([pattern]) => pattern.test(name))
  return rule === undefined ? name : name.replace(rule[0], rule[1])
}

/**
 * The original code of the New York State Identification and Intelligence System (Taft 1970), at full length.
 * By hand: talisman codes Knuth as NNAT, where the first K of KN is replaced and the N counts once.
 * @param name letters A to Z
 */
export const nysiis = (name: string): string => {
  const letters = [...replaceFirst(replaceFirst(name, STARTS), ENDS)]
  const at = (index: number): string => letters[index] ?? ''
  let key = at(0)

  /** Changes the letters from the index on; rules look at what earlier ones have made of the letters before. */
  const translate = (index: number): void => {
    const letter = at(index)
    const rest = letters.slice(index, index + 3).join('')
    const put = (text: string): void => {
      letters.splice(index, text.length, ...text)
    }
    if (rest.startsWith('EV')) put('AF')
    else if (isVowel(letter)) put('A')
    else if (rest.startsWith('KN')) put('N')
    else if (rest === 'SCH') put('SSS')
    else if (rest.startsWith('PH')) put('FF')
    else if (letter === 'H' && !(isVowel(at(index - 1)) && isVowel(at(index + 1)))) put(at(index - 1))
    else if (letter === 'W' && isVowel(at(index - 1))) put(at(index - 1))
    else put(LETTERS[letter] ?? letter)
  }
  for (let index = 1; index < letters.length; index += 1) {
    translate(index)
    if (at(index) !== key.at(-1)) key += at(index)
  }
  const rest = key.slice(1).replace(/S$/, '').replace(/AY$/, 'Y').replace(/A$/, '')
  return key.charAt(0) + rest
}
