import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '../support/service.js'
import { CACHE, installTools, run, type Tools } from './tools.js'
import { callers } from './typescript.js'

/**
 * `npm run sdk:check`: what /openapi/gateway.json and /openapi/toolkit.json are worth to a stranger. Spectral reads both; six
 * generators make clients of both, which are compiled and call three operations each of a server that runs here. Ends with 1
 * where any of it fails, and says what it skipped because a tool is missing.
 */
type Plane = 'gateway' | 'toolkit'
interface Target {
  plane: Plane
  server: string
  key: string
  /** The plane's document, as a file. */
  document: string
}
/** Generates, compiles and calls in an empty folder; null where a tool is missing. */
type Client = ((folder: string, target: Target) => Promise<void>) | null

const CALLERS = join(import.meta.dirname, 'callers')
const REPOSITORY = join(import.meta.dirname, '../..')

const compileTypeScript = async (tools: Tools, folder: string, { server, key }: Target): Promise<void> => {
  const options = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    skipLibCheck: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    outDir: 'built',
    types: ['node'],
  }
  const compilerOptions = { ...options, typeRoots: [join(REPOSITORY, 'node_modules/@types')] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await run(tools.node('tsc'), ['-p', folder])
  await run(process.execPath, [join(folder, 'built/caller.js'), server, key])
}

const clientsOf = (tools: Tools): Record<string, Client> => {
  const { generator, oapiCodegen, python } = tools
  return {
    'openapi-typescript': async (folder, target) => {
      const cli = join(REPOSITORY, 'node_modules/openapi-typescript/bin/cli.js')
      // Elsewhere than in the repository, whose rules it would apply.
      await run(process.execPath, [cli, target.document, '-o', join(folder, 'types.ts')], { cwd: folder })
      await writeFile(join(folder, 'caller.ts'), callers['openapi-typescript'][target.plane])
      await compileTypeScript(tools, folder, target)
    },
    'hey-api': async (folder, target) => {
      await run(
        tools.node('openapi-ts'),
        ['-i', target.document, '-o', folder, '-c', '@hey-api/client-fetch'],
        { cwd: CACHE },
      )
      await writeFile(join(folder, 'caller.ts'), callers['hey-api'][target.plane])
      await compileTypeScript(tools, folder, target)
    },
    'openapi-generator python':
      generator && python
        ? async (folder, { document, plane, server, key }) => {
            await run('java', ['-jar', generator, 'generate', '-g', 'python', '-i', document, '-o', folder])
            await run(python('python'), ['-m', 'compileall', '-q', folder])
            const env = { ...process.env, PYTHONPATH: folder }
            await run(python('python'), [join(CALLERS, 'openapi_generator.py'), plane, server, key], { env })
          }
        : null,
    'openapi-python-client': python
      ? async (folder, { document, plane, server, key }) => {
          await run(python('openapi-python-client'), [
            'generate',
            '--path',
            document,
            '--output-path',
            folder,
            '--overwrite',
          ])
          await run(python('python'), ['-m', 'compileall', '-q', folder])
          const env = { ...process.env, PYTHONPATH: folder }
          await run(python('python'), [join(CALLERS, 'openapi_python_client.py'), plane, server, key], {
            env,
          })
        }
      : null,
    'openapi-generator go':
      generator && tools.hasGo
        ? async (folder, { document, plane, server, key }) => {
            await run('java', ['-jar', generator, 'generate', '-g', 'go', '-i', document, '-o', folder])
            await rm(join(folder, 'test'), { recursive: true, force: true })
            await mkdir(join(folder, 'caller'))
            await cp(join(CALLERS, `openapi_generator_${plane}.go`), join(folder, 'caller/main.go'))
            await run('go', ['mod', 'tidy'], { cwd: folder })
            await run('go', ['run', './caller', server, key], { cwd: folder })
          }
        : null,
    'oapi-codegen': oapiCodegen
      ? async (folder, { document, plane, server, key }) => {
          await mkdir(join(folder, 'sdk'))
          await run(oapiCodegen, [
            '-generate',
            'types,client',
            '-package',
            'sdk',
            '-o',
            join(folder, 'sdk/client.go'),
            document,
          ])
          await cp(join(CALLERS, `oapi_codegen_${plane}.go`), join(folder, 'main.go'))
          await writeFile(join(folder, 'go.mod'), 'module client\n\ngo 1.22\n')
          await run('go', ['mod', 'tidy'], { cwd: folder })
          await run('go', ['run', '.', server, key], { cwd: folder })
        }
      : null,
  }
}

const failed: string[] = []
const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now()
  try {
    await work()
    console.log(`ok      ${name} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
  } catch (error) {
    failed.push(name)
    console.log(`FAILED  ${name}\n${(error as Error).message}`)
  }
}

const tools = await installTools()
const service = await startService()
try {
  await service.ready
  const keys = {
    gateway: await service.key('gateway', 'live'),
    toolkit: await service.key('rest', 'unlimited'),
  }
  await writeFile(join(CACHE, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n')
  for (const plane of ['gateway', 'toolkit'] as const) {
    const document = join(CACHE, `${plane}.json`)
    await writeFile(document, await (await fetch(`${service.url}/openapi/${plane}.json`)).text())
    await step(`${plane}: spectral`, () =>
      run(tools.node('spectral'), [
        'lint',
        '--fail-severity=hint',
        '-r',
        join(CACHE, 'ruleset.yaml'),
        document,
      ]),
    )
    const server = plane === 'gateway' ? service.gatewayUrl : service.toolkitUrl
    for (const [name, client] of Object.entries(clientsOf(tools))) {
      if (client === null) {
        console.log(`skipped ${plane}: ${name}`)
        continue
      }
      // Below the Node packages, which the TypeScript clients import.
      const folder = join(CACHE, 'node', 'clients', `${plane}-${name.replace(' ', '-')}`)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await step(`${plane}: ${name}`, () => client(folder, { plane, server, key: keys[plane], document }))
    }
  }
} finally {
  await service.stop()
}
for (const reason of tools.missing) console.log(`missing ${reason}`)
if (failed.length > 0) {
  console.error(`${failed.length} failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
