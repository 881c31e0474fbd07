/** Starts files of this service as processes and threads, compiled or from source, and tells what a process has of the machine. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

export { startDeadline } from './deadline.js'
export { openProcessGauge, type ProcessGauge } from './gauge.js'

const fileOf = (name: string): URL => new URL(import.meta.resolve(`#program/${name}`))

// Compiled files run as they are; from source, Node needs tsx, which workers do not take over from `--import`.
const isSource = (file: URL): boolean => file.pathname.endsWith('.ts')

/** Runs a file below `src/`, named without its extension (`store/embedded-init`), as a child process. */
export const startChild = (name: string, args: readonly string[], stdio: StdioOptions): ChildProcess => {
  const file = fileOf(name)
  const options = isSource(file) ? ['--import', import.meta.resolve('tsx')] : []
  return spawn(process.execPath, [...options, fileURLToPath(file), ...args], { stdio })
}

/** Runs a file below `src/`, named without its extension, as a worker thread. */
export const startWorker = (name: string, options: WorkerOptions): Worker => {
  const file = fileOf(name)
  if (!isSource(file)) return new Worker(file, { ...options, execArgv: [] })
  const script = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
  return new Worker(script, { ...options, execArgv: ['--conditions=source'], eval: true })
}
