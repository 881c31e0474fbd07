import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { folder } from './support/cli.js'

const ROOT = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Every operator's command, by the name of its script, with the file that it runs. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (dist\/src\/\S+\.js)$/.exec(script)?.[1]
  return file === undefined ? [] : [[name, file] as const]
})

const run = async (file: string, args: string[]) => {
  const directory = await folder()
  const env = { PATH: process.env['PATH'], DATA_DIR: directory, LOCAL_MODEL_DIR: directory }
  return promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  )
}

// docs/commands.md: 0 when it is done, 2 when the command line has mistakes; results on stdout, everything else on stderr.
describe('every command of docs/commands.md', () => {
  it('is among those that are tried here', () => {
    expect(commands.map(([name]) => name).sort()).toEqual([
      'admin',
      'backup',
      'keys',
      'local-model',
      'mail',
      'plans',
      'reload',
      'restore',
      'webhooks',
    ])
  })

  it.each(commands)('%s explains itself', async (name, file) => {
    const { code, stdout, stderr } = await run(file, ['--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage:\\n {2}${name}`))
  })

  it.each(commands)('%s refuses an option that it does not have', async (name, file) => {
    const { code, stdout, stderr } = await run(file, ['nothing', 'of', 'this', '--colour', 'red'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`\\n\\nUsage:\\n {2}${name}`))
  })
})
