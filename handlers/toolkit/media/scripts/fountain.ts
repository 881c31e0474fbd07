import { feature } from '#toolkit'
import { readScreenplay, type Element } from '#toolkit/lib/media/screenplay'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Script = Data<'rest_media_scripts'>

interface Part {
  speeches: number
  words: number
  scenes: Set<number>
}

const scenesOf = (elements: readonly Element[]): Script['scenes'] => {
  const scenes: Script['scenes'] = []
  for (const element of elements) {
    const current = scenes.at(-1)
    if (element.kind === 'scene') scenes.push({ number: scenes.length + 1, ...element.scene, characters: [] })
    else if (element.kind === 'speech' && current?.characters.includes(element.character) === false) {
      current.characters.push(element.character)
    }
  }
  return scenes
}

const partsOf = (elements: readonly Element[]): Map<string, Part> => {
  const parts = new Map<string, Part>()
  let scene = 0
  for (const element of elements) {
    if (element.kind === 'scene') scene += 1
    if (element.kind !== 'speech') continue
    const part = parts.get(element.character) ?? { speeches: 0, words: 0, scenes: new Set() }
    part.speeches += 1
    part.words += element.words
    if (scene > 0) part.scenes.add(scene)
    parts.set(element.character, part)
  }
  return parts
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)

export default feature('rest_media_scripts', ({ text }) => {
  const { title, author, elements } = readScreenplay(text)
  const characters = [...partsOf(elements)]
    .map(([name, { speeches, words, scenes }]) => ({ name, speeches, words, scenes: scenes.size }))
    .toSorted((a, b) => b.words - a.words || byName(a, b))
  const dialogueWords = characters.reduce((sum, { words }) => sum + words, 0)
  const actionWords = elements.reduce(
    (sum, element) => sum + (element.kind === 'action' ? element.words : 0),
    0,
  )
  const all = dialogueWords + actionWords
  return {
    title,
    author,
    scenes: scenesOf(elements),
    characters,
    transitions: elements.flatMap((element) => (element.kind === 'transition' ? [element.text] : [])),
    dialogueWords,
    actionWords,
    dialogueShare: all === 0 ? 0 : roundHalfAway(dialogueWords / all, 4),
  }
})
