import { feature } from '#toolkit'
import { convertJapanese, hasJapanese } from '#toolkit/lib/japanese/readings'

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

export default feature('rest_anime_romaji', async ({ text, system }) => {
  if (!hasJapanese(text)) return { text, system, romaji: text, hiragana: text }
  const romaji = await convertJapanese(text, { to: 'romaji', mode: 'spaced', romajiSystem: system })
  const hiragana = await convertJapanese(text, { to: 'hiragana' })
  return { text, system, romaji: collapsed(romaji), hiragana: collapsed(hiragana) }
})
