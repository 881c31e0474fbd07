import { describe, expect, it } from 'vitest'
import { tokenKind } from '#toolkit/lib/encoding/token-kind'

const part = (json: string): string => Buffer.from(json).toString('base64url')

describe('tokenKind', () => {
  it.each([
    ['jwt', `${part('{"alg":"none"}')}.${part('{}')}.`],
    ['jwt', `${part('{"typ":"JWT","alg":"HS256"}')}..c2ln`],
    ['uuid', '00000000-0000-0000-0000-000000000000'],
    ['sri', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    ['data-uri', 'DATA:,'],
    ['pem', '-----BEGIN PUBLIC KEY-----'],
  ])('knows a %s', (kind, text) => expect(tokenKind(text)).toBe(kind))

  it.each([
    ['a header that is no JSON', `${part('alg')}.e30.e30`],
    ['a header that is a list', `${part('["alg"]')}.e30.e30`],
    ['a header that is null', `${part('null')}.e30.e30`],
    ['a header of an impossible length', 'eyJhb.e30.e30'],
    ['four parts', `${part('{"alg":"none"}')}.e30.e30.e30`],
    ['a uuid in braces', '{00000000-0000-0000-0000-000000000000}'],
    ['a hash that is no integrity value', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='],
    ['a data URI without its comma', 'data:text/plain'],
    ['a PEM block within a text', 'key: -----BEGIN PUBLIC KEY-----'],
  ])('knows no token in %s', (_name, text) => expect(tokenKind(text)).toBeNull())
})
