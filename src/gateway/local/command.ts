import { spawn } from 'node:child_process'

/** What is kept of what a command prints. */
const MAX_OUTPUT = 4_000

/**
 * Runs a command to its end.
 * @throws an error with the end of what it printed, or that it is not there
 */
export const runCommand = (command: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (data: Buffer): void => {
      output = (output + data.toString()).slice(-MAX_OUTPUT)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === 'ENOENT' ? `${command} is not installed` : error.message)),
    )
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const lastLines = output.trim().split('\n').slice(-3).join(' | ')
      reject(new Error(`${command} ended with ${signal ?? `exit code ${code}`}: ${lastLines}`))
    })
  })
