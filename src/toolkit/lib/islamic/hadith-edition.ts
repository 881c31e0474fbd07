import type { Query } from '#operation'

type HadithQuery = Query<'rest_islamic_hadith'>

const LANGUAGES: Readonly<Record<HadithQuery['lang'], string>> = {
  en: 'eng',
  ar: 'ara',
  id: 'ind',
  bn: 'ben',
  fr: 'fra',
  ru: 'rus',
  ta: 'tam',
  tr: 'tur',
  ur: 'urd',
}

/** The upstream's name for a collection in a language, such as `eng-nawawi`. */
export const hadithEdition = ({ collection, lang }: Pick<HadithQuery, 'collection' | 'lang'>): string =>
  `${LANGUAGES[lang]}-${collection}`
