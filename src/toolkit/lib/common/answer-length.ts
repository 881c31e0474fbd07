import { unprocessable } from '../../errors.js'

/** Characters (UTF-16 units) of the longest text that a feature makes out of a short one. */
export const LONGEST_ANSWER = 200_000

/** Ends the call with 422 when what would be made of the input is longer than LONGEST_ANSWER; asked before it is made. */
export const assertAnswerLength = (length: number): void => {
  if (length > LONGEST_ANSWER) {
    unprocessable(`The answer would be longer than ${LONGEST_ANSWER} characters.`)
  }
}
