import { feature, unprocessable } from '#toolkit'
import {
  readKanjiNumber,
  writeFormalNumber,
  writeKanjiNumber,
  writePositionalNumber,
} from '#toolkit/lib/japanese/numerals'
import { quoted } from '#toolkit/lib/common/quoted'

export default feature('rest_anime_kanji_4', ({ value }) => {
  const digits = value.normalize('NFKC')
  const number = /^\d+$/.test(digits) ? Number(digits) : readKanjiNumber(value)
  if (number === undefined) unprocessable(`The numerals of ${quoted(value)} are out of order.`)
  if (number > Number.MAX_SAFE_INTEGER) unprocessable(`The number is above ${Number.MAX_SAFE_INTEGER}.`)
  return {
    number,
    kanji: writeKanjiNumber(number),
    daiji: writeFormalNumber(number),
    positional: writePositionalNumber(number),
  }
})
