import { feature } from '#toolkit'
import { MEDIA_IDENTIFIERS, type MediaIdentifier } from '#toolkit/lib/identifiers/media-identifiers'

type Kind = keyof typeof MEDIA_IDENTIFIERS

/** Upper case without separators, and without the kind's own name where the rest is an identifier of that kind. */
const compactOf = (id: string, type: Kind, { shape }: MediaIdentifier): string => {
  const compact = id.replace(/[-. ]/g, '').toUpperCase()
  if (shape.test(compact) || type === 'ean13' || !compact.startsWith(type.toUpperCase())) return compact
  return compact.slice(type.length)
}

const MALFORMED = { formatted: null, compact: null, checkDigit: null, expectedCheckDigit: null, parts: {} }

export default feature('rest_media_identifiers', ({ id, type }) => {
  const kind: MediaIdentifier = MEDIA_IDENTIFIERS[type]
  const given = compactOf(id, type, kind)
  if (!kind.shape.test(given)) return { type, valid: false, ...MALFORMED }
  const compact = kind.modern?.(given) ?? given
  const checkDigit = kind.checkDigit === undefined ? null : compact.slice(-1)
  const expectedCheckDigit = kind.checkDigit?.(compact.slice(0, -1)) ?? null
  return {
    type,
    valid: checkDigit === expectedCheckDigit,
    formatted: kind.formatted(compact),
    compact,
    checkDigit,
    expectedCheckDigit,
    parts: kind.parts(compact),
  }
})
