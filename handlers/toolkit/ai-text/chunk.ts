import { feature } from '#toolkit'
import { chunksOf } from '#toolkit/lib/tokens/chunks'
import { everySentenceOf } from '#toolkit/lib/language/english-text'
import { inCharacters, inTokens, inWords, type SizeOf } from '#toolkit/lib/tokens/slice-sizes'
import type { Query } from '#operation'

type Unit = Query<'rest_aiText_chunk'>['unit']

const SIZES: Readonly<Record<Unit, (text: string) => SizeOf | Promise<SizeOf>>> = {
  tokens: inTokens,
  words: inWords,
  characters: inCharacters,
}

export default feature('rest_aiText_chunk', async ({ text, size, overlap, unit }) => {
  const sizeOf = await SIZES[unit](text)
  const chunks = chunksOf(text, everySentenceOf(text), { size, overlap }, sizeOf)
  return {
    count: chunks.length,
    chunks: chunks.map(({ start, end }, index) => ({
      index,
      start,
      end,
      size: sizeOf(start, end),
      text: text.slice(start, end),
    })),
    total: sizeOf(0, text.length),
  }
})
