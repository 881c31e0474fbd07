import { FeatureError, unprocessable } from '#toolkit'
import { attempt } from './attempt.js'
import { inWords, type Place } from '../text/line-column.js'

/** What a parser says when it refuses its text: its message, and the place if it knows one. */
export interface Complaint {
  message: string
  place?: Place | undefined
}

/** Some parsers report a stack overflow as a syntax error. */
const OUT_OF_STACK = /call stack size exceeded|not enough stack space/i

const isOutOfStack = (error: unknown): boolean => error instanceof Error && OUT_OF_STACK.test(error.message)

/** Runs what recurses for each level of the caller's text; a stack overflow becomes a 422 that names the parameter. */
export const withinStack = <T extends string | boolean | object>(parameter: string, run: () => T): T => {
  const result = attempt(run, isOutOfStack)
  return result === undefined ? unprocessable(`${parameter} is nested too deep.`) : result
}

type Explain = (error: Error) => Complaint

/**
 * Tells the caller what a parser has thrown.
 * @param subject the beginning of the sentence, which names the parameter: "code is not valid javascript"
 * @throws {RangeError} unchanged: it is about memory, not about syntax
 * @throws {FeatureError} 422; one that is already addressed to the caller, unchanged
 */
const refuse = (subject: string, error: unknown, explain: Explain): never => {
  if (isOutOfStack(error)) unprocessable(`${subject.split(' ', 1)[0]} is nested too deep.`)
  if (!(error instanceof Error) || error instanceof RangeError || error instanceof FeatureError) throw error
  const { message, place } = explain(error)
  const words = message.trim().replace(/\.$/, '')
  return unprocessable(`${subject}: ${place === undefined ? '' : `${inWords(place)}: `}${words}.`)
}

/** Runs a parser on the caller's text; what it throws becomes a 422 with the place of the fault. */
export const parsing = <T>(subject: string, parse: () => T, explain: Explain): T => {
  try {
    return parse()
  } catch (error) {
    return refuse(subject, error, explain)
  }
}

/** {@link parsing} for a parser that answers later. */
export const parsingLater = async <T>(
  subject: string,
  parse: () => Promise<T>,
  explain: Explain,
): Promise<T> => {
  try {
    return await parse()
  } catch (error) {
    return refuse(subject, error, explain)
  }
}

/** The first line of what a parser prints, without the frame of code below it. */
export const firstLine = (message: string): string => message.split('\n', 1)[0] ?? ''
