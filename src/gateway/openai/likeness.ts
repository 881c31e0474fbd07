import { TextPiece } from '../providers/text-piece.js'
import type { UpstreamChunk } from '../providers/upstream.js'

/**
 * Reads events that differ from one before them in nothing but their text, as nearly all of a stream do, without parsing
 * them: what is before and behind the text is the same to the character, so that it means the same.
 */
export interface Likeness {
  /** The chunk that an event's data stands for; `undefined` where it must be parsed. */
  read(data: string): UpstreamChunk | undefined
  /** Remembers an event that was parsed. */
  learn(data: string, chunk: UpstreamChunk): void
}

/** A stream whose events differ in more (their time, an id) is learnt from in vain: no more often than this. */
const MOST_LESSONS = 16

const FIELD = '"content":'
/** What ends a string of JSON, and what needs reading or may not stand there. */
const NOT_PLAIN = /["\\\u0000-\u001f]/

/** A string of JSON without its quotes; `undefined` where it is none. */
const textOf = (raw: string): string | undefined => {
  if (!NOT_PLAIN.test(raw)) return raw
  try {
    const value: unknown = JSON.parse(`"${raw}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** The chunk with another text. */
type WithText = (content: string, raw: string) => UpstreamChunk

/** Whether a chunk has one piece of text and nothing else that could be told apart; the result makes others like it. */
const likeOf = (chunk: UpstreamChunk): { content: string; withText: WithText } | undefined => {
  const [choice, ...others] = chunk.choices
  if (choice === undefined || others.length > 0 || chunk.usage !== undefined) return undefined
  const { delta, ...rest } = choice
  if (rest.finish_reason !== null || (rest['logprobs'] ?? null) !== null) return undefined
  const { content, role, ...more } = delta
  if (typeof content !== 'string' || Object.keys(more).length > 0) return undefined
  const { choices: _, ...beside } = chunk
  const { members } = chunk
  const isPiece = rest.index === 0 && rest.native_finish_reason === undefined && role === undefined
  const saysNoLogprobs = rest['logprobs'] === null
  if (isPiece) return { content, withText: (text, raw) => new TextPiece(text, raw, members, saysNoLogprobs) }
  const said = role === undefined ? {} : { role }
  return {
    content,
    withText: (text) => ({ ...beside, choices: [{ ...rest, delta: { ...said, content: text } }] }),
  }
}

export const createLikeness = (): Likeness => {
  let lessons = 0
  let before = ''
  let behind = ''
  let withText: WithText | undefined
  return {
    read(data) {
      if (withText === undefined) return undefined
      const end = data.length - behind.length
      if (end < before.length || !data.startsWith(before) || !data.endsWith(behind)) return undefined
      const raw = data.slice(before.length, end)
      const text = textOf(raw)
      return text === undefined ? undefined : withText(text, raw)
    },
    learn(data, chunk) {
      if (lessons === MOST_LESSONS) return
      const like = likeOf(chunk)
      if (like === undefined) return
      lessons += 1
      const at = data.indexOf(FIELD)
      // Once only, or the text may be another field's.
      if (at === -1 || data.includes(FIELD, at + 1)) return
      const start = data.indexOf('"', at + FIELD.length) + 1
      const raw = JSON.stringify(like.content).slice(1, -1)
      // As JSON writes it, without blanks before it; what is escaped otherwise teaches nothing.
      if (data.slice(at + FIELD.length, start - 1).trim() !== '' || !data.startsWith(`${raw}"`, start)) return
      before = data.slice(0, start)
      behind = data.slice(start + raw.length)
      withText = like.withText
    },
  }
}
