import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startService, type TestService } from '../../support/service.js'
import { CACHE, installPython, run } from '../tools.js'
import { tryReadme } from './readme.js'

/**
 * `npm run sdk`: clients as packages, with README and tests, in `sdk/` or the folder that is given: TypeScript by
 * openapi-typescript, Python by openapi-python-client. Their own tests are run against a server that is started here.
 */
const ROOT = join(import.meta.dirname, '../../..')
const OUT = resolve(process.argv[2] ?? join(ROOT, 'sdk'))
const PLANES = ['gateway', 'toolkit'] as const

const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/** An empty folder with the files of a package that are not generated, in the contract's version. */
const begin = async (language: string, manifest: string): Promise<string> => {
  const folder = join(OUT, language)
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, language), folder, { recursive: true })
  const file = join(folder, manifest)
  await writeFile(file, (await readFile(file, 'utf8')).replace('0.0.0', version))
  return folder
}

const documentOf = (plane: string): string => join(CACHE, `sdk-${plane}.json`)

const makeTypeScript = async (url: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const folder = await begin('typescript', 'package.json')
  await mkdir(join(folder, 'src'))
  await rename(join(folder, 'index.txt'), join(folder, 'src/index.ts'))
  const cli = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js')
  for (const plane of PLANES) {
    const target = join(folder, 'src', `${plane}.ts`)
    // Elsewhere than in the repository, whose rules it would apply.
    await run(process.execPath, [cli, documentOf(plane), '-o', target, '--default-non-nullable', 'false'], {
      cwd: CACHE,
    })
  }
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  await run('npm', ['run', 'build'], { cwd: folder })
  await run('npm', ['test'], { cwd: folder, env })
  await tryReadme(folder, url, { ...env, REST_KEY: env['TOOLKIT_KEY'] })
}

const makePython = async (python: (name: string) => string, env: NodeJS.ProcessEnv): Promise<void> => {
  const folder = await begin('python', 'pyproject.toml')
  const home = join(folder, 'inference_gateway')
  await mkdir(home)
  await writeFile(join(home, '__init__.py'), '"""Clients of both planes: `gateway` and `toolkit`."""\n')
  for (const plane of PLANES) {
    const args = [
      'generate',
      '--meta',
      'none',
      '--path',
      documentOf(plane),
      '--output-path',
      join(home, plane),
    ]
    await run(python('openapi-python-client'), args)
  }
  await run(python('python'), ['-m', 'compileall', '-q', home])
  await run(python('python'), ['-m', 'unittest', 'discover', 'tests'], {
    cwd: folder,
    env: { ...env, PYTHONPATH: folder },
  })
}

const environmentOf = async (service: TestService): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  GATEWAY_URL: service.gatewayUrl,
  GATEWAY_KEY: await service.key('gateway', 'live'),
  TOOLKIT_URL: service.toolkitUrl,
  TOOLKIT_KEY: await service.key('rest', 'unlimited'),
})

const missing: string[] = []
await mkdir(CACHE, { recursive: true })
const python = await installPython(missing)
const service = await startService()
try {
  await service.ready
  for (const plane of PLANES)
    await writeFile(documentOf(plane), await (await fetch(`${service.url}/openapi/${plane}.json`)).text())
  const env = await environmentOf(service)
  await makeTypeScript(service.url, env)
  console.log(`made and tested ${join(OUT, 'typescript')}`)
  if (python === null) console.log(`skipped the Python client: ${missing.join(', ')}`)
  else {
    await makePython(python, env)
    console.log(`made and tested ${join(OUT, 'python')}`)
  }
} finally {
  await service.stop()
}
