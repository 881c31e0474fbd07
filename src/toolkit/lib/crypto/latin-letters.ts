/** The 26 letters of classical ciphers as the numbers 0 to 25. */

const UPPER_A = 65
const LOWER_A = 97
export const LETTERS = 26

/** A remainder that is never negative. */
export const modulo = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus

/** The numbers of a text's letters A-Z and a-z; every other character is left out. */
export const letterNumbers = (text: string): number[] =>
  Array.from(text.replace(/[^A-Za-z]/g, '').toUpperCase(), (letter) => letter.charCodeAt(0) - UPPER_A)

/** @param number any integer: 26 is A again */
export const upperLetter = (number: number): string => String.fromCharCode(UPPER_A + modulo(number, LETTERS))

/** Puts another letter of the same case in the place of each; every other character stays. */
export const mapLetters = (text: string, map: (number: number, index: number) => number): string => {
  let index = 0
  return text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0)
    const base = code >= LOWER_A ? LOWER_A : UPPER_A
    const mapped = modulo(map(code - base, index), LETTERS)
    index += 1
    return String.fromCharCode(base + mapped)
  })
}
