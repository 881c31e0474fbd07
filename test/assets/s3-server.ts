import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { S3Config } from '#config'
import { freePort } from '../support/free-port.js'

/** rclone's S3 server on loopback, which checks signatures (AWS Signature Version 4), with a bucket `media`. */
export interface S3Server {
  url: string
  /** Holds a folder for each bucket. */
  folder: string
  /** Connections are taken, and nothing is answered, until it goes on. */
  hang(): void
  goOn(): void
  close(): Promise<void>
}

const ACCESS_KEY = 'test-access-key'
const SECRET_KEY = 'test-secret-key-of-some-length'

/** The first that can serve S3: `RCLONE`, or what is on the PATH; older ones cannot. */
const findRclone = (): string | null => {
  const program = process.env['RCLONE'] ?? 'rclone'
  const { status, stdout } = spawnSync(program, ['serve', 's3', '--help'], { encoding: 'utf8' })
  return status === 0 && stdout.includes('--auth-key') ? program : null
}

/** null where there is no rclone that serves S3. */
export const startS3 = async (): Promise<S3Server | null> => {
  const program = findRclone()
  if (program === null) return null
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  await mkdir(join(folder, 'media'))
  const address = `127.0.0.1:${await freePort()}`
  const args = [
    'serve',
    's3',
    folder,
    '--addr',
    address,
    '--auth-key',
    `${ACCESS_KEY},${SECRET_KEY}`,
    '--vfs-cache-mode',
    'off',
    '--dir-cache-time',
    '0s',
    '--config',
    '/dev/null',
  ]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: child.stderr })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`rclone ended with ${code}`)))
    lines.on('line', (line) => {
      if (/Starting s3 server|Serving on/i.test(line)) resolve()
    })
  })
  return {
    url: `http://${address}`,
    folder,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    close: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const s3Place = ({ url }: S3Server): S3Config => ({
  endpoint: url,
  region: 'us-east-1',
  bucket: 'media',
  accessKeyId: ACCESS_KEY,
  secretAccessKey: SECRET_KEY,
  pathStyle: true,
})
