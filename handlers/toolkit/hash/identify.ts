import type { Data } from '#operation'
import { feature } from '#toolkit'
import { bytesOfBase64 } from '#toolkit/lib/encoding/bytes'
import { peelLayers, plainText, type Layer } from '#toolkit/lib/encoding/encoding-layers'
import { percentDecode } from '#toolkit/lib/encoding/percent'
import { tokenKind, type TokenKind } from '#toolkit/lib/encoding/token-kind'

type Charset = Data<'rest_hash_identify'>['charset']

/** From the narrowest to the widest, which contains every text. */
const charsets: readonly (readonly [Charset, RegExp])[] = [
  ['hex', /^[0-9a-f]+=*$/i],
  ['base32', /^[A-Z2-7]+=*$/],
  ['base64', /^[A-Za-z0-9+/]+=*$/],
  ['base64url', /^[A-Za-z0-9_-]+=*$/],
  ['ascii', /^\p{ASCII}*$/u],
]

/** The text in a data URI (RFC 2397) that says it is base64; its data may be percent-encoded too. */
const layersOfDataUri = (uri: string): Layer[] => {
  const [, data] = /^data:[^,]*;base64,([^]*)$/i.exec(uri) ?? []
  const base64 = data === undefined ? null : percentDecode(data)
  const text = base64 === null ? null : plainText(bytesOfBase64(base64))
  return text === null ? [] : [{ encoding: 'base64', text }]
}

const layersOf = (text: string, token: TokenKind | null, most: number): Layer[] => {
  if (token === null) return peelLayers(text, most)
  return token === 'data-uri' ? layersOfDataUri(text) : []
}

export default feature('rest_hash_identify', ({ text, maxLayers }) => {
  const trimmed = text.trim()
  const token = tokenKind(trimmed)
  const layers = layersOf(trimmed, token, maxLayers)
  return {
    layers,
    count: layers.length,
    result: layers.at(-1)?.text ?? trimmed,
    decoded: layers.length > 0,
    token,
    charset: charsets.find(([, characters]) => characters.test(trimmed))?.[0] ?? 'unicode',
  }
})
