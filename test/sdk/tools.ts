import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
/** Tools and what they make stay here, outside of what is committed. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'sdk-check')

/** Node packages of exact versions that run on Node 20. */
const NODE_TOOLS = [
  '@hey-api/openapi-ts@0.95.0',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
]
/** The generators (one brings its Java archive), and what the clients that they make import. */
const PYTHON_TOOLS = [
  'openapi-generator-cli==7.26.0',
  'openapi-python-client==0.29.1',
  'pydantic>=2',
  'urllib3>=2',
  'python-dateutil',
  'lazy-imports',
  'httpx',
  'attrs',
]
const GO_TOOL = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

/** Runs a program; rejects with the end of what it wrote. */
export const run = async (
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> => {
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1e8, ...options })
    return stdout
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error(`${message.split('\n')[0]}\n${`${stdout}\n${stderr}`.trim().slice(-3000)}`, {
      cause: error,
    })
  }
}

const has = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  )

export interface Tools {
  /** A command of the Node packages. */
  node: (name: string) => string
  /** A command of the Python packages; null where there is no Python or its packages cannot be had. */
  python: ((name: string) => string) | null
  /** The archive of openapi-generator; null without Java or Python's packages. */
  generator: string | null
  /** oapi-codegen; null where there is no Go or the module cannot be had. */
  oapiCodegen: string | null
  hasGo: boolean
  hasMaven: boolean
  hasCargo: boolean
  /** Why something is missing. */
  missing: string[]
}

const attempt = async (what: string, missing: string[], step: () => Promise<unknown>): Promise<boolean> => {
  try {
    await step()
    return true
  } catch (error) {
    missing.push(`${what}: ${(error as Error).message.split('\n')[0]}`)
    return false
  }
}

/** Installs the Python packages once. Returns the path of a command of theirs by its name. */
export const installPython = async (missing: string[]): Promise<Tools['python']> => {
  const folder = join(CACHE, 'python')
  const stamp = join(CACHE, 'python-tools.txt')
  const isThere =
    existsSync(stamp) ||
    (await attempt('Python', missing, async () => {
      await run('python3', ['-m', 'venv', folder])
      await run(join(folder, 'bin/pip'), ['install', '--quiet', ...PYTHON_TOOLS])
      await writeFile(stamp, PYTHON_TOOLS.join('\n'))
    }))
  return isThere ? (name) => join(folder, 'bin', name) : null
}

/** Installs the generators once, each with its ecosystem's own client. */
export const installTools = async (): Promise<Tools> => {
  await mkdir(CACHE, { recursive: true })
  const missing: string[] = []
  const nodeFolder = join(CACHE, 'node')
  const stamp = join(CACHE, 'node-tools.txt')
  if (!existsSync(stamp)) {
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', nodeFolder, ...NODE_TOOLS])
    await writeFile(stamp, NODE_TOOLS.join('\n'))
  }
  const python = await installPython(missing)
  const archive = python
    ? (
        await run(python('python'), [
          '-c',
          'import openapi_generator_cli as m, pathlib; print(pathlib.Path(m.__file__).parent / "openapi-generator.jar")',
        ])
      ).trim()
    : null
  const hasJava = await has('java', ['-version'])
  if (!hasJava) missing.push('Java: openapi-generator needs it')
  const hasMaven = hasJava && (await has('mvn', ['-version']))
  if (!hasMaven) missing.push('Maven: the Java client cannot be compiled')
  const hasCargo = await has('cargo', ['--version'])
  if (!hasCargo) missing.push('Cargo: the Rust client cannot be compiled')
  const hasGo = await has('go', ['version'])
  const bin = join(CACHE, 'go', 'bin')
  const oapi = join(bin, 'oapi-codegen')
  const hasOapi =
    hasGo &&
    (existsSync(oapi) ||
      (await attempt('oapi-codegen', missing, () =>
        run('go', ['install', GO_TOOL], { env: { ...process.env, GOBIN: bin } }),
      )))
  if (!hasGo) missing.push('Go: neither of its clients can be compiled')
  return {
    node: (name) => join(nodeFolder, 'node_modules', '.bin', name),
    python,
    generator: hasJava ? archive : null,
    oapiCodegen: hasOapi ? oapi : null,
    hasGo,
    hasMaven,
    hasCargo,
    missing,
  }
}
