import { randomBytes } from 'node:crypto'
import { wholeCharacters } from '../json/characters.js'
import { UpstreamError, type ToolCallDelta } from '../providers/upstream.js'
import { isObject } from '../json/object.js'

type FunctionDelta = NonNullable<ToolCallDelta['function']>

/** A call of a custom tool: its input is free text. */
interface CustomDelta {
  name?: string
  input?: string
}

/** A call as assembled so far. */
interface Begun {
  /** Everything of it that is not named below. */
  others: object
  id: string
  /** The provider's own index of it. */
  given: number | undefined
  type: string | undefined
  function: FunctionDelta | undefined
  custom: CustomDelta | undefined
  /** The latest arguments, as long as each piece's begin with those of the one before. */
  latest: string | undefined
}

const newCallId = (): string => `call_${randomBytes(12).toString('hex')}`

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** More than any model makes at once. */
const MOST_CALLS = 256
/** Characters of arguments that are parsed to tell calls apart, and looked at; more would hold everybody up. */
const MOST_PARSED = 8 * 1024 * 1024
const MOST_LOOKED_AT = 512 * 1024 * 1024

const endless = (): UpstreamError =>
  new UpstreamError('oversized', 'the tool calls take too long to put together')

type IsWhole = (text: string) => boolean

/** Whether arguments are complete. Looking at both ends first avoids parsing everything for most pieces. */
const createIsWhole = (): IsWhole => {
  let parsed = 0
  let looked = 0
  return (text) => {
    looked += text.length
    if (looked > MOST_LOOKED_AT) throw endless()
    if (!text.trimStart().startsWith('{') || !text.trimEnd().endsWith('}')) return false
    parsed += text.length
    if (parsed > MOST_PARSED) throw endless()
    return isJson(text)
  }
}

/** A name in pieces, or again in every piece, or longer in every piece. */
const joinedName = (before: string, next: string): string =>
  next === before ? before : next.startsWith(before) ? next : before + next

/** What of a function is known after another piece; some providers repeat the name in each. */
export const joinedFunction = (before: FunctionDelta | undefined, next: FunctionDelta): FunctionDelta => ({
  ...before,
  ...next,
  name: joinedName(before?.name ?? '', next.name ?? ''),
  arguments: (before?.arguments ?? '') + (next.arguments ?? ''),
})

const readCustom = (value: unknown): CustomDelta | undefined => {
  if (!isObject(value)) return undefined
  const { name, input } = value
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof input === 'string' ? { input } : {}),
  }
}

const joinedCustom = (before: CustomDelta | undefined, next: CustomDelta): CustomDelta => ({
  name: joinedName(before?.name ?? '', next.name ?? ''),
  input: (before?.input ?? '') + (next.input ?? ''),
})

/** Whether a piece has the arguments of a complete call once more. */
const isRepeat = (
  { function: known }: Begun,
  { function: next }: ToolCallDelta,
  isWhole: IsWhole,
): boolean => {
  const { arguments: text = '' } = known ?? {}
  return text !== '' && next?.arguments === text && isWhole(text)
}

/** Whether a piece under a call's id, or after it, is a call of its own: a name comes before the arguments. */
const isAnother = (
  { function: known, given }: Begun,
  { index, function: next }: ToolCallDelta,
  isWhole: IsWhole,
): boolean => {
  const { name = '', arguments: text = '' } = known ?? {}
  if (text === '' || (next?.name ?? '') === '') return false
  if (next?.name !== name) return true
  const isElsewhere = index !== given || /^\s*\{/.test(next.arguments ?? '')
  return isElsewhere && isWhole(text)
}

/** The same for a piece with an index and no id: there a name may come in pieces, but not after whole arguments. */
const isNext = (behind: Begun, piece: ToolCallDelta, isWhole: IsWhole): boolean =>
  isAnother(behind, piece, isWhole) &&
  (piece.index === undefined || isWhole(behind.function?.arguments ?? ''))

/**
 * The call that a piece belongs to: by its id, else by its `index`, which some providers leave out or give to all alike. A
 * new id with a name is a new call, and where there is no id, a name after a complete call.
 */
const callOf = (piece: ToolCallDelta, calls: readonly Begun[], isWhole: IsWhole): Begun | undefined => {
  const { id = '', index, function: called } = piece
  const hasName = (called?.name ?? '') !== ''
  const ofId = id === '' ? undefined : calls.findLast((known) => known.id === id)
  // One whole call that is sent twice under its id is one, whatever its index (LocalAI's issue 9722); two with different arguments are two.
  if (ofId !== undefined && called?.name === ofId.function?.name && isRepeat(ofId, piece, isWhole))
    return ofId
  if (ofId !== undefined) return isAnother(ofId, piece, isWhole) ? undefined : ofId
  const behind = index === undefined ? calls.at(-1) : calls.findLast(({ given }) => given === index)
  if (behind === undefined) return undefined
  if (id === '') return isNext(behind, piece, isWhole) ? undefined : behind
  return behind.id !== '' && (index === undefined || hasName) ? undefined : behind
}

/** Some providers close their calls with a piece that says nothing. */
const isSomething = ({ function: called, custom }: Begun): boolean =>
  custom !== undefined || `${called?.name ?? ''}${called?.arguments ?? ''}` !== ''

/** Name and input of a call of a custom tool. */
export const customText = ({ custom }: ToolCallDelta): string => {
  const { name = '', input = '' } = readCustom(custom) ?? {}
  return name + input
}

/** Whether a call says what is to be called. */
export const isNamed = (call: ToolCallDelta): boolean =>
  (call.function?.name ?? '') !== '' || (readCustom(call['custom'])?.name ?? '') !== ''

/** A call of a plain answer with all that its result needs; its place among the others is its index in the list. */
export const wholeCall = ({
  index: _,
  type: __,
  function: called,
  custom,
  ...others
}: ToolCallDelta): ToolCallDelta => {
  const given = readCustom(custom)
  return given === undefined
    ? { ...others, type: 'function', function: withArguments(called) }
    : {
        ...others,
        type: 'custom',
        custom: { ...(isObject(custom) ? custom : {}), name: '', input: '', ...given },
      }
}

/** Gives a call without an id one, or its result could not be sent back, and a second one with the same id another. */
export const withOwnIds = (calls: readonly ToolCallDelta[]): (ToolCallDelta & { id: string })[] => {
  const taken = new Set(['', undefined])
  return calls.map((call) => {
    const id = call.id === undefined || taken.has(call.id) ? newCallId() : call.id
    taken.add(id)
    return { ...call, id }
  })
}

/** A function's arguments are JSON, even when there are none. */
export const withArguments = (called: FunctionDelta | undefined): FunctionDelta => {
  const { arguments: text = '', ...others } = called ?? {}
  return { ...others, arguments: text === '' ? '{}' : wholeCharacters(text) }
}

const addFunction = (begun: Begun, next: FunctionDelta, isWhole: IsWhole): void => {
  const { arguments: text = '' } = next
  const isAgain = isRepeat(begun, { function: next }, isWhole)
  begun.function = joinedFunction(begun.function, isAgain ? { ...next, arguments: '' } : next)
  if (text !== '')
    begun.latest = begun.latest !== undefined && text.startsWith(begun.latest) ? text : undefined
}

/**
 * A call's function. Some providers send all arguments so far in each piece (DeepSeek's model at Baidu Qianfan, hermes-agent's
 * issue 35592): they are cumulative where the last piece alone is JSON and all together are not.
 */
const functionOf = ({ function: called, latest }: Begun, isWhole: IsWhole): FunctionDelta | undefined => {
  const { arguments: joined = '' } = called ?? {}
  const isCumulative = latest !== undefined && latest !== joined && !isWhole(joined) && isWhole(latest)
  return isCumulative ? { ...called, arguments: latest } : called
}

/**
 * Whole calls out of a stream's pieces, each with its place among them as `index`.
 *
 * @throws UpstreamError `oversized` where no model would write such pieces
 */
export const assembleCalls = (pieces: readonly ToolCallDelta[]): ToolCallDelta[] => {
  const calls: Begun[] = []
  const isWhole = createIsWhole()
  for (const piece of pieces) {
    const { id = '', index, type, function: called, custom: given, ...others } = piece
    const custom = readCustom(given)
    const known = callOf(piece, calls, isWhole)
    const begun: Begun = known ?? {
      others: {},
      id,
      given: index,
      type: undefined,
      function: undefined,
      custom: undefined,
      latest: '',
    }
    if (known === undefined && calls.push(begun) > MOST_CALLS)
      throw new UpstreamError('oversized', 'the answer has more tool calls than any model makes')
    begun.others = { ...begun.others, ...others }
    if (begun.id === '') begun.id = id
    begun.type ??= type
    if (called !== undefined) addFunction(begun, called, isWhole)
    if (custom !== undefined) begun.custom = joinedCustom(begun.custom, custom)
  }
  const whole = calls.filter(isSomething).map((begun, index) => {
    const { others, id, type, custom } = begun
    return {
      ...others,
      index,
      id,
      type: type ?? (custom === undefined ? 'function' : 'custom'),
      ...(custom === undefined ? { function: withArguments(functionOf(begun, isWhole)) } : { custom }),
    }
  })
  return withOwnIds(whole)
}
