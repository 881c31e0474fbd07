/** The part of a text that counts when wording is compared: letters and digits in lower case, and signs such as emoji. */
export interface Folded {
  readonly characters: readonly string[]
  /** Where each of them is in the text, in UTF-16 code units. */
  readonly at: readonly number[]
  /** Whether a word begins with it; each character of a script without spaces is a word. */
  readonly isStart: readonly boolean[]
}

const COUNTS = /[\p{L}\p{N}\p{M}\p{So}]/u
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a character counts; punctuation, markup and white space do not. */
export const counts = (character: string): boolean => COUNTS.test(character)

export const isSpaceless = (character: string): boolean => SPACELESS.test(character)

export const foldCharacter = (character: string): string => character.toLowerCase()

export const fold = (text: string): Folded => {
  const characters: string[] = []
  const at: number[] = []
  const isStart: boolean[] = []
  let isInWord = false
  let place = 0
  for (const character of text) {
    const isCounted = counts(character)
    if (isCounted) {
      characters.push(foldCharacter(character))
      at.push(place)
      isStart.push(!isInWord || isSpaceless(character))
    }
    isInWord = isCounted
    place += character.length
  }
  return { characters, at, isStart }
}
