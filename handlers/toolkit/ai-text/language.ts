import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { knownLanguages, languagesOf } from '#toolkit/lib/language/written-language'

export default feature('rest_aiText_language', ({ text, limit, only }) => {
  const allowed = knownLanguages(only?.split(','))
  if (allowed.length === 0)
    unprocessable(`only: none of the languages ${quoted(only ?? '')} can be detected.`)
  const { candidates, script, reliable } = languagesOf(text, allowed)
  const [best] = candidates
  return {
    language: best?.language ?? null,
    iso6393: best?.iso6393 ?? null,
    name: best?.name ?? null,
    script,
    reliable,
    candidates: candidates.slice(0, limit),
  }
})
