import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import {
  countriesWithLanguage,
  findLanguage,
  likelyScript,
  nativeName,
} from '#toolkit/lib/reference/languages'

export default feature('rest_info_language', ({ language }) => {
  const row = findLanguage(language) ?? unprocessable(`ISO 639 has no language ${quoted(language)}.`)
  const [name, iso6393, iso6391, iso6392B, iso6392T, type, scope] = row
  const tag = iso6391 ?? iso6393
  return {
    name,
    iso6391,
    iso6392B,
    iso6392T,
    iso6393,
    type,
    scope,
    nativeName: nativeName(tag),
    ...likelyScript(tag),
    countries: countriesWithLanguage(tag),
  }
})
