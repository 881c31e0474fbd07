import { feature } from '#toolkit'
import { emojiOfWord } from '#toolkit/lib/wordplay/word-emoji'

export default feature('rest_fun_emojify', ({ text, mode }) => {
  const items: { word: string; emoji: string }[] = []
  const written = text.replace(/\p{L}+/gu, (word) => {
    const emoji = emojiOfWord(word)
    if (emoji === undefined) return word
    items.push({ word, emoji })
    return mode === 'append' ? `${word} ${emoji}` : emoji
  })
  return { text: written, count: items.length, items }
})
