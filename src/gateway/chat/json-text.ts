import { isObject } from '../json/object.js'

/** The formats in which an answer is JSON; `json_schema` takes any, an object or not. */
export type StructuredType = 'json_object' | 'json_schema'

/** Closing fences that are tried; a JSON text may contain fences of its own. */
const MOST_FENCES = 10
const OPENING = /(`{3,}|~{3,})[\w+-]*[ \t]*\r?\n?/

/** What the first fenced block may be: up to the nearest closing fence, a later one, or the end where none closes it. */
const fenced = (text: string): string[] => {
  const opening = OPENING.exec(text)
  const fence = opening?.[1]
  if (opening === null || fence === undefined) return []
  const start = opening.index + opening[0].length
  const ends: number[] = []
  for (let at = text.indexOf(fence, start); at !== -1; at = text.indexOf(fence, at + fence.length)) {
    ends.push(at)
    if (ends.length === MOST_FENCES) break
  }
  const last = text.lastIndexOf(fence)
  return [...new Set([...ends, ...(last >= start ? [last] : []), text.length])].map((end) =>
    text.slice(start, end),
  )
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isWanted = (text: string, type: StructuredType): boolean => {
  const value = parse(text)
  return type === 'json_schema' ? value !== undefined : isObject(value)
}

/** Some providers leave a model's thoughts in the text. The opening tag may be missing, since templates of prompts end with it. */
const END_OF_THOUGHTS = /<\/think(?:ing)?>/

/** The text after its thoughts, and all of it: the tag may be a part of what is answered. */
const readings = (text: string): string[] => {
  const end = END_OF_THOUGHTS.exec(text)
  return end === null ? [text] : [text.slice(end.index + end[0].length), text]
}

/**
 * The JSON in an answer, without the thoughts before it: all of the text, else its first fenced block; `undefined` where that
 * is not what was asked for.
 */
export const extractJson = (text: string, type: StructuredType): string | undefined => {
  const whole = text.trim()
  // Fences and tags inside of a JSON string are the answer's own.
  if (isWanted(whole, type)) return whole
  return readings(text)
    .flatMap((reading) => [reading, ...fenced(reading)])
    .map((candidate) => candidate.trim())
    .find((candidate) => isWanted(candidate, type))
}
