import { quoted } from '#toolkit/lib/common/quoted'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { findLanguage, loadLanguage, type NumberWords } from '#toolkit/lib/numbers/number-words'

type Form = Query<'rest_math_words'>['form']

const words = (language: NumberWords, number: string, form: Form): string | null => {
  const [whole = ''] = number.replace(/^-?0*/, '').split('.')
  if (whole.length > language.mostDigits) return null
  const value = number.includes('.') ? number : BigInt(number)
  switch (form) {
    case 'cardinal':
      return language.cardinal(value)
    case 'currency':
      return language.currency(value)
    case 'ordinal':
      return typeof value === 'string' || value <= 0n
        ? unprocessable('Only a positive integer has an ordinal.')
        : language.ordinal(value)
  }
}

export default feature('rest_math_words', async ({ number, lang: asked, form }) => {
  const lang =
    findLanguage(asked) ?? unprocessable(`There are no number words for the language ${quoted(asked)}.`)
  const language = await loadLanguage(lang)
  return {
    number,
    lang,
    form,
    words: words(language, number, form) ?? unprocessable(`${lang} has no words for a number this large.`),
  }
})
