import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import {
  leadingMilliseconds,
  timeFields,
  ulidText,
  ulidValue,
  uuidDigits,
  variantOf,
  versionDigit,
} from '#toolkit/lib/code/unique-identifier'
import type { Data } from '#operation'

type Answer = Data<'rest_developer_uuid'>
type Fields = Pick<Answer, 'time' | 'timestampMs' | 'clockSequence' | 'node'>

const MAX = (1n << 128n) - 1n
const NO_FIELDS: Fields = { time: null, timestampMs: null, clockSequence: null, node: null }

const isoTime = (timestampMs: number): string => new Date(timestampMs).toISOString()

const fieldsOf = (value: bigint, version: number | null): Fields => {
  if (version === 1 || version === 6) {
    const fields = timeFields(value, version)
    return { time: isoTime(fields.timestampMs), ...fields }
  }
  if (version !== 7) return NO_FIELDS
  const timestampMs = leadingMilliseconds(value)
  return { ...NO_FIELDS, time: isoTime(timestampMs), timestampMs }
}

const numberForms = (value: bigint): Pick<Answer, 'integer' | 'base64url'> => ({
  integer: value.toString(),
  base64url: Buffer.from(value.toString(16).padStart(32, '0'), 'hex').toString('base64url'),
})

const describeUuid = (digits: string): Answer => {
  const value = BigInt(`0x${digits}`)
  const normalized = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [nil, max, variant, digit] = [value === 0n, value === MAX, variantOf(value), versionDigit(value)]
  const version = variant === 'rfc9562' && digit >= 1 && digit <= 8 ? digit : null
  return {
    kind: 'uuid',
    normalized,
    valid: version !== null || nil || max,
    version,
    variant,
    nil,
    max,
    ...fieldsOf(value, version),
    ...numberForms(value),
    urn: `urn:uuid:${normalized}`,
  }
}

const describeUlid = (normalized: string): Answer => {
  const value = ulidValue(normalized)
  const timestampMs = leadingMilliseconds(value)
  return {
    kind: 'ulid',
    normalized,
    valid: true,
    version: null,
    variant: null,
    nil: false,
    max: false,
    ...NO_FIELDS,
    time: isoTime(timestampMs),
    timestampMs,
    ...numberForms(value),
    urn: null,
  }
}

export default feature('rest_developer_uuid', ({ id }) => {
  const text = id.trim()
  const digits = uuidDigits(text)
  if (digits !== null) return describeUuid(digits)
  return describeUlid(ulidText(text) ?? unprocessable(`id: ${quoted(text)} is neither a UUID nor a ULID.`))
})
