import { parseArgs } from 'node:util'

/** The command line has mistakes; `problems` has one line for each, `command` is the command, where one was named. */
export class UsageError extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly command?: string,
  ) {
    super(problems.join('\n'))
    this.name = 'UsageError'
  }
}

/** What a command takes besides its name. */
export interface Shape {
  required?: readonly string[]
  optional?: readonly string[]
  /** Options that take one of a few values. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Options without a value, all of them required: what they confirm cannot be undone. */
  flags?: readonly string[]
  /** The names of the arguments that follow the command, all of them required. */
  operands?: readonly string[]
}

export interface Arguments<Name extends string> {
  name: Name
  option: (name: string) => string | undefined
  operands: readonly string[]
}

/** What looks like the next option is not a value, unless it is written as one: `--label=--x`. */
const markMissing = (args: readonly string[]): string[] =>
  args.map((argument, index) =>
    /^--[^=]+$/.test(argument) && args[index + 1]?.startsWith('--') ? `${argument}=` : argument,
  )

const tokenize = (args: readonly string[], options: readonly string[], flags: readonly string[]) =>
  parseArgs({
    args: markMissing(args),
    options: {
      ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens

/** The options as given, once each; what is wrong with them is added to `problems`. */
const readOptions = (
  tokens: ReturnType<typeof tokenize>,
  known: readonly string[],
  flags: readonly string[],
  problems: string[],
) => {
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value = '' } = token
    if (flags.includes(name)) {
      if (value !== '') problems.push(`${rawName} takes no value`)
    } else if (!known.includes(name)) problems.push(`${rawName} is not an option here`)
    else if (values.has(name)) problems.push(`${rawName} is given more than once`)
    else if (value === '') problems.push(`${rawName} needs a value`)
    if (!values.has(name)) values.set(name, value)
  }
  return values
}

/**
 * Reads a command line of the form `COMMAND OPERAND... --option VALUE...`.
 * @throws UsageError that names every mistake
 */
export const parseCommand = <Name extends string>(
  args: string[],
  shapes: Readonly<Record<Name, Shape>>,
): Arguments<Name> => {
  const names = Object.keys(shapes) as Name[]
  const everyOption = Object.values<Shape>(shapes).flatMap(({ required = [], optional = [] }) => [
    ...required,
    ...optional,
  ])
  const everyFlag = Object.values<Shape>(shapes).flatMap(({ flags = [] }) => flags)
  const tokens = tokenize(args, everyOption, everyFlag)
  const [first, ...operands] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const name = names.find((known) => known === first)
  if (name === undefined) {
    const list = names.join(', ')
    throw new UsageError([
      first === undefined
        ? `A command is missing: ${list}`
        : `${first} is not a command; the commands are: ${list}`,
    ])
  }

  const { required = [], optional = [], choices = {}, flags = [], operands: expected = [] } = shapes[name]
  const problems: string[] = []
  const values = readOptions(tokens, [...required, ...optional], flags, problems)
  for (const option of [...required, ...flags])
    if (!values.has(option)) problems.push(`--${option} is missing`)
  for (const [option, allowed] of Object.entries(choices)) {
    const value = values.get(option)
    if (value !== undefined && value !== '' && !allowed.includes(value))
      problems.push(`--${option} must be ${allowed.join(' or ')}, not ${value}`)
  }
  for (const operand of expected.slice(operands.length)) problems.push(`${operand} is missing`)
  for (const operand of operands.slice(expected.length)) problems.push(`${operand} is one argument too many`)
  if (problems.length > 0) throw new UsageError(problems, name)
  return { name, option: (option) => values.get(option), operands }
}

/** For a command that takes nothing. @throws UsageError that names every argument */
export const requireNone = (args: readonly string[]): void => {
  if (args.length > 0) throw new UsageError(args.map((argument) => `${argument} is one argument too many`))
}

/** How many rows a list has, of those that may be many. */
export const LISTED = { least: 1, most: 1_000, otherwise: 200 }

/** A whole number as an option has it, or `otherwise` where it is absent. @throws UsageError for anything else */
export const wholeNumber = (
  { name: command, option }: Arguments<string>,
  name: string,
  { least, most, otherwise }: Record<'least' | 'most' | 'otherwise', number>,
): number => {
  const value = option(name)
  if (value === undefined) return otherwise
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError([`--${name} must be a whole number from ${least} to ${most}, not ${value}`], command)
}
