/** What is wrong with the directives of a stream, which the parser does not report. */

export interface DirectiveFault {
  offset: number
  message: string
}

/** A directive that a document may have only once: `%YAML`, or `%TAG` with its handle. */
const ONCE = /^%(?:YAML|TAG[ \t]+\S+)(?=[ \t]|$)/

const BLANK = /^[ \t]*(?:#.*)?$/
const DOCUMENT_END = /^\.\.\.(?=[ \t]|$)/

/** YAML 1.2.2, sections 6.8 and 9.2: each directive once, and a document after them. */
export const directiveFaults = (text: string): DirectiveFault[] => {
  const faults: DirectiveFault[] = []
  const seen = new Set<string>()
  let isBefore = true
  let hasAny = false
  const expectDirectives = (isExpected: boolean): void => {
    isBefore = isExpected
    hasAny = false
    seen.clear()
  }
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (DOCUMENT_END.test(line)) expectDirectives(true)
    else if (!isBefore || BLANK.test(line)) continue
    else if (line.startsWith('%')) {
      hasAny = true
      const name = ONCE.exec(line)?.[0].replace(/[ \t]+/, ' ') ?? ''
      if (seen.has(name)) faults.push({ offset: index, message: `${name} is given twice for one document` })
      if (name !== '') seen.add(name)
    } else expectDirectives(false)
  }
  if (hasAny) faults.push({ offset: text.length, message: 'No document follows the directives' })
  return faults
}
