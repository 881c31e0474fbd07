import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** What `.env` holds, and what is wrong with it: a line for each mistake, with its place. */
export interface Dotenv {
  values: Readonly<Record<string, string | undefined>>
  problems: readonly string[]
}

const NAME = String.raw`^[ \t]*(?:export[ \t]+)?[A-Za-z_][A-Za-z0-9_]*[ \t]*=`
/** A value in quotes, which may go over several lines, to the end of its last line. */
const QUOTED = new RegExp(`(${NAME})[ \\t]*(["'\`])[^]*?\\2.*$`, 'gm')
const ASSIGNMENT = new RegExp(NAME)

/** What `parseEnv` would silently drop, cut off or take for something else. */
const problemOf = (line: string): string | null => {
  if (/^\s*(#.*)?$/.test(line)) return null
  const name = ASSIGNMENT.exec(line)?.[0]
  if (name === undefined) return 'expected NAME=value'
  const value = line.slice(name.length).trim()
  if (/^["'`]/.test(value)) return 'the quote is not closed'
  if (/[^\s]#/.test(value)) return 'a # begins a comment: put the value in quotes'
  return null
}

/** Reads `.env` where it stands in `cwd`. */
export const readDotenv = (cwd: string): Dotenv => {
  const path = join(cwd, '.env')
  if (!existsSync(path)) return { values: {}, problems: [] }
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    return { values: {}, problems: [`${path}: cannot be read (${(error as NodeJS.ErrnoException).code})`] }
  }
  // Some editors begin a file with a byte order mark, which would become a part of the first name.
  const text = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const unquoted = text.replaceAll(
    QUOTED,
    (whole: string, name: string) => name + '\n'.repeat(whole.split('\n').length - 1),
  )
  const problems = unquoted.split('\n').flatMap((line, index) => {
    const problem = problemOf(line)
    return problem === null ? [] : [`.env:${index + 1}: ${problem}`]
  })
  return { values: parseEnv(text), problems }
}
