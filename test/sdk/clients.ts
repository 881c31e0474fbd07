import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, run, type Tools } from './tools.js'
import { callers } from './typescript.js'

export type Plane = 'gateway' | 'toolkit'
export interface Target {
  plane: Plane
  server: string
  key: string
  /** The plane's document, as a file. */
  document: string
}
/** Generates, compiles and calls in an empty folder; null where a tool is missing. */
export type Client = ((folder: string, target: Target) => Promise<void>) | null

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

/** The clients by the generator that makes them, each with its steps; one whose tools are missing has none. */
export const clientsOf = (tools: Tools): Record<string, Client> => {
  const { generator, oapiCodegen, python } = tools
  const generate = (language: string, folder: string, { document }: Target, ...options: string[]) =>
    run('java', [
      '-jar',
      generator ?? '',
      'generate',
      '-g',
      language,
      '-i',
      document,
      '-o',
      folder,
      ...options,
    ])
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
    'openapi-generator typescript-fetch': generator
      ? async (folder, target) => {
          await generate(
            'typescript-fetch',
            folder,
            target,
            '--additional-properties=importFileExtension=.js',
          )
          await writeFile(
            join(folder, 'caller.ts'),
            callers['openapi-generator typescript-fetch'][target.plane],
          )
          await compileTypeScript(tools, folder, target)
        }
      : null,
    'openapi-generator java':
      generator && tools.hasMaven
        ? async (folder, target) => {
            const { plane, server, key } = target
            await generate('java', folder, target, '--library', 'okhttp-gson')
            const caller = plane === 'gateway' ? 'OpenapiGeneratorGateway' : 'OpenapiGeneratorToolkit'
            await cp(join(CALLERS, `${caller}.java`), join(folder, 'src/main/java', `${caller}.java`))
            const goals = ['-q', '-B', '-Dmaven.test.skip=true', 'compile', 'dependency:copy-dependencies']
            await run('mvn', [...goals, '-DincludeScope=runtime', '-DoutputDirectory=target/libraries'], {
              cwd: folder,
            })
            await run('java', ['-cp', 'target/classes:target/libraries/*', caller, server, key], {
              cwd: folder,
            })
          }
        : null,
    'openapi-generator rust':
      generator && tools.hasCargo
        ? async (folder, target) => {
            const { plane, server, key } = target
            await generate('rust', folder, target, '--library', 'reqwest')
            await cp(join(CALLERS, `openapi_generator_${plane}.rs`), join(folder, 'src/main.rs'))
            const manifest = join(folder, 'Cargo.toml')
            const tokio = 'tokio = { version = "1", features = ["macros", "rt-multi-thread"] }'
            const text = await readFile(manifest, 'utf8')
            await writeFile(manifest, text.replace('[dependencies]\n', `[dependencies]\n${tokio}\n`))
            // Without TLS, which no call needs here; what both planes' crates need is compiled once.
            const env = { ...process.env, CARGO_TARGET_DIR: join(CACHE, 'rust') }
            await run('cargo', ['run', '--quiet', '--no-default-features', '--', server, key], {
              cwd: folder,
              env,
            })
          }
        : null,
    'openapi-generator python':
      generator && python
        ? async (folder, target) => {
            const { plane, server, key } = target
            await generate('python', folder, target)
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
        ? async (folder, target) => {
            const { plane, server, key } = target
            await generate('go', folder, target)
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
