import { createHash } from 'node:crypto'
import type { Data, Query } from '#operation'
import { feature } from '#toolkit'
import { totalsOf, wantedTypes } from '#toolkit/lib/language/wanted-types'
import {
  PERSONAL_DATA_TYPES,
  personalDataIn,
  type PersonalDatum,
} from '#toolkit/lib/personal-data/personal-data'

type Mode = Query<'rest_aiText_pii_2'>['mode']
type Label = Data<'rest_aiText_pii_2'>['map'][number]

const HASH_DIGITS = 8

const nameOf = ({ type }: PersonalDatum): string => type.toUpperCase().replaceAll('-', '_')

/** Labels by type and value, numbered by type in the text's order. */
const labelsOf = (found: readonly PersonalDatum[]): Map<string, Label> => {
  const labels = new Map<string, Label>()
  const numbers = new Map<string, number>()
  for (const datum of found) {
    const key = `${datum.type} ${datum.text}`
    if (labels.has(key)) continue
    const number = (numbers.get(datum.type) ?? 0) + 1
    numbers.set(datum.type, number)
    labels.set(key, { label: `[${nameOf(datum)}_${number}]`, type: datum.type })
  }
  return labels
}

const replacements = (
  mode: Mode,
  salt: string,
  labels: ReadonlyMap<string, Label>,
): ((datum: PersonalDatum) => string) => {
  const byMode: Readonly<Record<Mode, (datum: PersonalDatum) => string>> = {
    label: ({ type, text }) => labels.get(`${type} ${text}`)?.label ?? '',
    mask: ({ text }) => text.replaceAll(/[\p{L}\p{N}]/gu, '*'),
    remove: () => '',
    hash: (datum) => {
      const digest = createHash('sha256')
        .update(salt + datum.text)
        .digest('hex')
      return `[${nameOf(datum)}:${digest.slice(0, HASH_DIGITS)}]`
    },
  }
  return byMode[mode]
}

/** The text with what takes each value's place; a value that leaves nothing between two spaces takes one of them along. */
const redacted = (
  text: string,
  found: readonly PersonalDatum[],
  replace: (datum: PersonalDatum) => string,
): string => {
  let [result, from] = ['', 0]
  for (const datum of found) {
    const replacement = replace(datum)
    result += text.slice(from, datum.start) + replacement
    const isBetweenSpaces = replacement === '' && result.endsWith(' ') && text.startsWith(' ', datum.end)
    from = isBetweenSpaces ? datum.end + 1 : datum.end
  }
  return result + text.slice(from)
}

export default feature('rest_aiText_pii_2', ({ text, types, mode, salt }) => {
  const found = personalDataIn(text, wantedTypes(PERSONAL_DATA_TYPES, types))
  const labels = mode === 'label' ? labelsOf(found) : new Map<string, Label>()
  return {
    text: redacted(text, found, replacements(mode, salt, labels)),
    count: found.length,
    totals: totalsOf(found),
    map: [...labels.values()],
  }
})
