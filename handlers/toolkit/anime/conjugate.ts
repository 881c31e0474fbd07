import { feature, unprocessable } from '#toolkit'
import { analyse } from '#toolkit/lib/japanese/analyser'
import { classFault, conjugate, endsAsVerb, type VerbClass } from '#toolkit/lib/japanese/conjugation'
import { quoted } from '#toolkit/lib/common/quoted'

/** IPADIC takes these for 要る and 練る where no context says otherwise. */
const ICHIDAN = ['いる', '居る', 'ねる']

/** The class as IPADIC has it; undefined for what is not a verb there. */
const classOf = (verb: string): VerbClass | undefined => {
  if (verb === '来る' || verb === 'くる') return 'kuru'
  if (verb === 'する') return 'suru'
  if (ICHIDAN.includes(verb)) return 'ichidan'
  if (!verb.endsWith('る')) return 'godan'
  const type = analyse(verb).at(-1)?.conjugated_type ?? ''
  if (type.startsWith('五段')) return 'godan'
  if (type.startsWith('一段')) return 'ichidan'
  return verb.endsWith('する') ? 'suru' : undefined
}

export default feature('rest_anime_conjugate', ({ verb, class: wanted }) => {
  if (!endsAsVerb(verb)) unprocessable(`${quoted(verb)} does not end as the dictionary form of a verb.`)
  const verbClass = wanted === 'auto' ? classOf(verb) : wanted
  if (verbClass === undefined)
    unprocessable(`${quoted(verb)} is not a verb of the dictionary; give its class.`)
  const fault = classFault(verb, verbClass)
  if (fault !== undefined) unprocessable(`${quoted(verb)} does not fit: ${fault}.`)
  return { verb, class: verbClass, forms: conjugate(verb, verbClass) }
})
