import { feature, unprocessable } from '#toolkit'
import { letterNumbers, mapLetters, upperLetter } from '#toolkit/lib/crypto/latin-letters'
import {
  chiSquared,
  indexOfCoincidence,
  letterCounts,
  letterEntropy,
  shiftsByLikeness,
} from '#toolkit/lib/crypto/letter-statistics'
import { guessVigenere } from '#toolkit/lib/crypto/vigenere-analysis'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const CAESAR_GUESSES = 3

export default feature('rest_crypto_analysis', ({ text }) => {
  const letters = letterNumbers(text)
  if (letters.length < 2) unprocessable('text has fewer than 2 letters A to Z.')
  const counts = letterCounts(letters)
  const { keyLength, key, averages } = guessVigenere(letters)
  return {
    letters: letters.length,
    frequencies: counts.map((count, letter) => ({
      letter: upperLetter(letter),
      count,
      percent: roundHalfAway((100 * count) / letters.length, 4),
    })),
    indexOfCoincidence: roundHalfAway(indexOfCoincidence(counts), 6),
    entropy: roundHalfAway(letterEntropy(counts), 6),
    chiSquared: roundHalfAway(chiSquared(counts), 4),
    caesar: shiftsByLikeness(counts)
      .slice(0, CAESAR_GUESSES)
      .map((guess) => ({
        shift: guess.shift,
        text: mapLetters(text, (letter) => letter - guess.shift),
        chiSquared: roundHalfAway(guess.chiSquared, 4),
      })),
    vigenere: {
      keyLength,
      key,
      averages: averages.map((average) => ({
        length: average.length,
        indexOfCoincidence: roundHalfAway(average.indexOfCoincidence, 6),
      })),
    },
  }
})
