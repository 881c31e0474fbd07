import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { killWithTest } from '../../support/end-with-test.js'
import { testProgram } from '../../support/process.js'

type Match = string | RegExp | ((line: string) => boolean)

/** A running fixture of this folder. */
export interface Fixture {
  process: ChildProcess
  /** Every line it has printed. */
  lines: string[]
  /** Resolves with the first line that matches; rejects when the fixture ends without one. */
  line(match: Match): Promise<string>
}

/** Runs a program of the tests, named by its path below `test/`, as a process of its own. */
export const runFixture = (
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Fixture => {
  const child = spawn(process.execPath, [testProgram(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  killWithTest(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => void lines.push(line))
  const matches = (line: string, match: Match): boolean => {
    if (typeof match === 'function') return match(line)
    return typeof match === 'string' ? line === match : match.test(line)
  }
  return {
    process: child,
    lines,
    line: (match) =>
      new Promise((resolve, reject) => {
        const found = lines.find((line) => matches(line, match))
        if (found !== undefined) return resolve(found)
        reader.on('line', (line) => {
          if (matches(line, match)) resolve(line)
        })
        reader.once('close', () =>
          reject(new Error(`${name} ended without ${String(match)}: ${lines.slice(-5).join(' | ')}`)),
        )
      }),
  }
}
