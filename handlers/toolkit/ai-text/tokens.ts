import { feature } from '#toolkit'

import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { openEncoding } from '#toolkit/lib/tokens/encodings'

export default feature('rest_aiText_tokens', async ({ text, encoding: name, limit }) => {
  const { tokensOf, textOf } = await openEncoding(name)
  const ids = tokensOf(text)
  const characters = [...text].length
  return {
    encoding: name,
    count: ids.length,
    characters,
    bytes: Buffer.byteLength(text),
    charactersPerToken: roundHalfAway(characters / ids.length, 2),
    tokens: ids.slice(0, limit).map((id) => ({ id, text: textOf(id) })),
  }
})
