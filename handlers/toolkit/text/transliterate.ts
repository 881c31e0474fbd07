import { transliterate } from 'transliteration'
import { feature } from '#toolkit'
import { scriptsOf } from '#toolkit/lib/text/scripts'

/** A private character, which has no transliteration either, so that every one in the answer is a replaced one. */
const UNKNOWN = '\uf8ff'

const CASES = {
  keep: (text: string) => text,
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
} as const

export default feature('rest_text_transliterate', ({ text, case: letterCase, unknown }) => {
  const parts = transliterate(text, { unknown: UNKNOWN }).split(UNKNOWN)
  return {
    text: parts.map(CASES[letterCase]).join(unknown),
    ascii: /^\p{ASCII}*$/u.test(text),
    scripts: scriptsOf(text),
    unknown: parts.length - 1,
  }
})
