import { feature } from '#toolkit'
import { convertJapanese } from '#toolkit/lib/japanese/readings'

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts what is between & < > and line breaks piece by piece, and writes these characters in between. */
const inPieces = async (
  text: string,
  convert: (piece: string) => Promise<string>,
  separator: (sign: string) => string,
): Promise<string> => {
  const parts = await Promise.all(
    text.split(/(\r\n|[\r\n&<>])/).map(async (part, index) => {
      if (index % 2 === 1) return separator(part)
      return part === '' ? '' : await convert(part)
    }),
  )
  return parts.join('')
}

export default feature('rest_anime_furigana', async ({ text, to }) => ({
  text,
  html: await inPieces(
    text,
    (piece) => convertJapanese(piece, { to, mode: 'furigana' }),
    (sign) => MARKUP[sign] ?? '\n',
  ),
  plain: await inPieces(
    text,
    (piece) => convertJapanese(piece, { to, mode: 'okurigana' }),
    (sign) => sign,
  ),
  reading: await convertJapanese(text, { to }),
}))
