import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../tools.js'

/** The blocks of a language in a text in Markdown. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block)

/**
 * Does what the TypeScript package's README says, in an empty folder: installs it, compiles the example, runs it.
 * @param url where the service listens
 * @throws Error where a command fails, or the example does not print the digest of its text
 */
export const tryReadme = async (folder: string, url: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  const [example = ''] = blocks(readme, 'ts')
  const [install = '', start = ''] = blocks(readme, 'sh')
  const home = await mkdtemp(join(tmpdir(), 'sdk-readme-'))
  try {
    await writeFile(join(home, 'example.ts'), example.replaceAll('http://localhost:8787', url))
    for (const commands of [install.replace('/path/to/typescript', folder), start]) {
      const printed = await run('sh', ['-e', '-c', commands], { cwd: home, env })
      // FIPS 180-4, example 1 of SHA-256.
      if (
        commands === start &&
        !printed.includes('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
      )
        throw new Error(`The README's example printed: ${printed}`)
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
