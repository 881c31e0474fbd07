/** Puts a text together from pieces that say how they stand to their neighbours. */
export interface TextLayout {
  /** Words; runs of white space are one blank, none where a line or cell begins or ends. */
  flow(text: string): void
  /** A text in which every character counts. */
  verbatim(text: string): void
  /** What follows is so many line feeds away from what is before it, at least. */
  part(feeds: number): void
  /** A line feed, whatever is before it. */
  feed(): void
  /** What follows is a blank away from what is before it, at least. */
  blank(): void
  /** A word right behind what has been written since a mark, before the line feeds that are due by now. */
  append(word: string, mark: number): void
  beginCell(isFirst: boolean): void
  endCell(): void
  /** Where the text is now, for `append`. */
  mark(): number
  /** Lines without blanks at their ends, at most one of them empty at a time. */
  result(): string
}

const trailing = (text: string, character: string): number => {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.length - end
}

const withoutTrailingBlanks = (line: string): string => line.slice(0, line.length - trailing(line, ' '))

export const createTextLayout = (): TextLayout => {
  const pieces: string[] = []
  /** Line feeds at the end of what is written; the beginning has all that one could want. */
  let written = 2
  let due = 0
  let isBlankDue = false
  /** Nothing is on this line, or in this cell, so far. */
  let isLineFresh = true
  let isCellFresh = false

  const put = (piece: string, feeds: number): void => {
    pieces.push(piece)
    written = feeds === piece.length ? written + feeds : feeds
    isLineFresh = feeds > 0
    isCellFresh = false
  }
  const settle = (): void => {
    if (due > written) pieces.push('\n'.repeat(due - written))
    if (due > 0) isLineFresh = true
    written = Math.max(written, due)
    due = 0
    if (isBlankDue && !isLineFresh) put(' ', 0)
    isBlankDue = false
  }
  const forget = (): void => {
    due = 0
    isBlankDue = false
  }
  const word = (text: string): void => {
    settle()
    put(text, 0)
  }

  return {
    flow: (text) => {
      for (const [piece] of text.matchAll(/\s+|\S+/g)) {
        if (/^\s/.test(piece)) isBlankDue = true
        else word(piece)
      }
    },
    verbatim: (text) => {
      if (text === '') return
      settle()
      put(text, trailing(text, '\n'))
    },
    part: (feeds) => {
      isBlankDue = false
      // A cell that begins has nothing yet to be parted from.
      if (!isCellFresh) due = Math.max(due, feeds)
    },
    feed: () => {
      isBlankDue = false
      settle()
      put('\n', 1)
    },
    blank: () => {
      isBlankDue = true
    },
    append: (text, mark) => {
      const later = pieces.length > mark ? { due, isBlankDue } : { due: 0, isBlankDue: false }
      due -= later.due
      isBlankDue = true
      word(text)
      due = later.due
      isBlankDue = later.isBlankDue
    },
    beginCell: (isFirst) => {
      if (isFirst) settle()
      else {
        forget()
        put('\t', 0)
      }
      isLineFresh = true
      isCellFresh = true
    },
    endCell: () => {
      forget()
      isCellFresh = false
    },
    mark: () => pieces.length,
    result: () =>
      pieces
        .join('')
        .split('\n')
        .map(withoutTrailingBlanks)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
  }
}
