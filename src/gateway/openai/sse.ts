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

const LINE_END = /\r\n|\n|\r/g

/**
 * A parser for `text/event-stream` (WHATWG HTML, 9.2.6): bytes may be split anywhere, also inside a character or
 * a CRLF; a byte order mark, comments and unknown fields are skipped, several `data` lines are joined by a line feed.
 * Unlike a browser it refuses what is not UTF-8, except for a character that the stream's end has cut, and also gives the last event when the stream ends without a blank line, because providers forget it.
 *
 * @param maxEventLength the longest line or event in UTF-16 code units; beyond it `push` throws {@link EventStreamError}
 */
export const createEventParser = (maxEventLength: number): EventParser => {
  // The decoder drops the byte order mark itself.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let data: string[] = []
  let length = 0
  let event = ''
  let endedWithReturn = false

  const decode = (bytes: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: true })
    } catch (error) {
      throw new EventStreamError('the stream is not UTF-8', { cause: error })
    }
  }

  const take = (line: string, events: ServerSentEvent[]): void => {
    if (line === '') {
      if (data.length > 0) events.push({ event: event === '' ? 'message' : event, data: data.join('\n') })
      data = []
      length = 0
      event = ''
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') {
      // An empty line counts too, or endless ones would fill the memory.
      length += value.length + 1
      if (length > maxEventLength)
        throw new EventStreamError(`an event is longer than ${maxEventLength} characters`, {
          isTooLong: true,
        })
      data.push(value)
    } else if (field === 'event') event = value
  }

  const feed = (decoded: string, events: ServerSentEvent[]): void => {
    if (decoded === '') return
    // A CR that ended the last piece has ended its line already: an LF right behind it is the same line end.
    const text = endedWithReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded
    endedWithReturn = decoded.endsWith('\r')
    let start = 0
    for (const match of text.matchAll(LINE_END)) {
      take(rest + text.slice(start, match.index), events)
      rest = ''
      start = match.index + match[0].length
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
