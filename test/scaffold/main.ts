/**
 * `npm run scaffold:check`: what `npm run new:feature` writes passes the type check, lint, the contract's lint and the
 * tests as it is. It is tried in a copy of the repository, for a feature of a category that is there and of a new one.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const FEATURES = [
  ['hash/scaffolded-feature', '--summary', 'Returns the text as it is'],
  ['scaffold/first', '--summary', 'Returns the text as it is', '--title', 'Scaffold'],
] as const

const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '')

const copy = mkdtempSync(join(tmpdir(), 'scaffold-'))

const run = (command: string, ...args: string[]): void => {
  console.log(`$ ${[command, ...args].join(' ')}`)
  execFileSync(command, args, { cwd: copy, stdio: 'inherit' })
}

try {
  for (const file of filesOf(ROOT)) cpSync(join(ROOT, file), join(copy, file), { force: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const feature of FEATURES) run('npm', 'run', '--silent', 'new:feature', '--', ...feature)
  const names = FEATURES.map(([name]) => name)
  // The file of an incremental check would be the repository's own.
  run('npm', 'run', '--silent', 'check', '--', '--incremental', 'false', '--tsBuildInfoFile', 'null')
  const code = names.flatMap((name) => [`handlers/toolkit/${name}.ts`, `test/toolkit/${name}.test.ts`])
  const entries = names.map((name) => `openapi/toolkit/${name.split('/')[0]}.yaml`)
  run('npx', 'oxlint', ...code)
  run('npx', 'prettier', '--check', 'openapi.yaml', ...entries, ...code)
  run('npm', 'run', '--silent', 'lint:contract')
  run(
    'npx',
    'vitest',
    'run',
    ...code.filter((file) => file.startsWith('test/')),
    'test/contract/completeness.test.ts',
  )
} catch {
  console.error('What npm run new:feature writes does not pass; see above.')
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
