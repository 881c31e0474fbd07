import { isUtf8 } from 'node:buffer'

/** One event of an event stream; `event` is `message` where the stream names none. */
export interface ServerSentEvent {
  event: string
  data: string
}

/** Takes a stream's bytes as they come and gives whole events as soon as they are whole. */
export interface EventParser {
  push(bytes: Uint8Array): ServerSentEvent[]
  /** After the last byte: an event whose closing blank line is missing is given too. */
  end(): ServerSentEvent[]
}

/** The stream is not an event stream: not UTF-8, or with a line or an event longer than the parser's bound. */
export class EventStreamError extends Error {
  readonly isTooLong: boolean

  constructor(
    message: string,
    { isTooLong = false, ...options }: ErrorOptions & { isTooLong?: boolean } = {},
  ) {
    super(message, options)
    this.isTooLong = isTooLong
  }
}

const LF = 0x0a

/** Bytes at the end that begin a character and do not end it: none, or up to three (RFC 3629, 3). */
const cutLength = (bytes: Uint8Array): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] as number
    // A continuation byte says nothing yet; a lead byte says how many follow it.
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}

const BYTE_ORDER_MARK = '\uFEFF'

/** How nearly all lines begin. */
const DATA = 'data: '

/** The fields that end a bare piece of JSON. */
const FIELD = /^(data|event|id|retry|error)?:/

const lineFeed = (text: string, from: number): number => text.indexOf('\n', from)

const ANY_LINE_END = /[\r\n]/g

const anyLineEnd = (text: string, from: number): number => {
  ANY_LINE_END.lastIndex = from
  return ANY_LINE_END.exec(text)?.index ?? -1
}

/** Bytes as text, whole characters at a time. */
const createDecoder = (): ((bytes: Uint8Array) => string) => {
  let cut: Buffer | undefined
  let isBegun = false
  return (bytes) => {
    const all =
      cut === undefined
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : Buffer.concat([cut, bytes])
    const missing = cutLength(all)
    const whole = missing === 0 ? all : all.subarray(0, all.length - missing)
    if (!isUtf8(whole)) throw new EventStreamError('the stream is not UTF-8')
    cut = missing === 0 ? undefined : Buffer.from(all.subarray(all.length - missing))
    const text = whole.toString()
    if (isBegun || text === '') return text
    isBegun = true
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  }
}

/**
 * A parser for `text/event-stream` (WHATWG HTML, 9.2.6): bytes may be split anywhere, also inside a character or
 * a CRLF; a byte order mark, comments and unknown fields are skipped, several `data` lines are joined by a line feed.
 * Unlike a browser it refuses what is not UTF-8, except for a character that the stream's end has cut, and also gives the last event when the stream ends without a blank line, because providers forget it.
 * Two errors that break the format are events as well: a bare line of JSON, such as a proxy's when the server behind it has died, and
 * llama.cpp's field `error` (`server_sent_event(sink, "error", ...)`).
 *
 * @param maxEventLength the longest line or event in UTF-16 code units; beyond it `push` throws {@link EventStreamError}
 */
export const createEventParser = (maxEventLength: number): EventParser => {
  const decode = createDecoder()
  let rest = ''
  let data: string | undefined
  let length = 0
  let event = ''
  /** Whether `data` is JSON that stands in the stream without a field before it. */
  let isBare = false
  let endedWithReturn = false

  const add = (value: string): void => {
    // An empty line counts too, or endless ones would fill the memory.
    length += value.length + 1
    if (length > maxEventLength)
      throw new EventStreamError(`an event is longer than ${maxEventLength} characters`, { isTooLong: true })
    data = data === undefined ? value : `${data}\n${value}`
  }

  const give = (events: ServerSentEvent[]): void => {
    if (data !== undefined) events.push({ event: event === '' ? 'message' : event, data })
    data = undefined
    length = 0
    event = ''
    isBare = false
  }

  /** A line of bare JSON: the first begins with a brace, the ones after it with anything but a field. */
  const takeBare = (line: string, events: ServerSentEvent[]): void => {
    if (!isBare) give(events)
    isBare = true
    add(line)
  }

  const take = (line: string, events: ServerSentEvent[]): void => {
    if (line === '') return give(events)
    if (isBare ? !FIELD.test(line) : line.startsWith('{')) return takeBare(line, events)
    if (isBare) give(events)
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') add(value)
    else if (field === 'event') event = value
    else if (field === 'error' && value.startsWith('{')) {
      give(events)
      event = 'error'
      add(value)
      give(events)
    }
  }

  const feed = (decoded: string, events: ServerSentEvent[]): void => {
    if (decoded === '') return
    const lineEnd = decoded.includes('\r') ? anyLineEnd : lineFeed
    // A CR that ended the last piece has ended its line already: an LF right behind it is the same line end.
    const text = endedWithReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded
    endedWithReturn = decoded.endsWith('\r')
    let start = 0
    for (let end = lineEnd(text, 0); end !== -1; end = lineEnd(text, start)) {
      if (rest === '' && !isBare && text.startsWith(DATA, start)) add(text.slice(start + DATA.length, end))
      else take(rest + text.slice(start, end), events)
      rest = ''
      start = text.charCodeAt(end) !== LF && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1
    }
    rest += text.slice(start)
    if (rest.length > maxEventLength)
      throw new EventStreamError(`a line is longer than ${maxEventLength} characters`, { isTooLong: true })
  }

  return {
    push(bytes) {
      const events: ServerSentEvent[] = []
      feed(decode(bytes), events)
      return events
    },
    end() {
      const events: ServerSentEvent[] = []
      // What the decoder still has is part of a character that was cut.
      if (rest !== '') take(rest, events)
      take('', events)
      rest = ''
      return events
    },
  }
}
