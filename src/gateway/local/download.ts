import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of a file in hexadecimal. */
export const sha256 = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export interface DownloadOptions {
  /** Until the answer's head. */
  connectMs: number
  /** Between two pieces of the body. */
  idleMs: number
  /** The size the whole file has. */
  bytes: number
  progress: (message: string) => void
}

const HTTP_PARTIAL = 206
const PROGRESS_STEPS = 10

const progressMeter = (have: number, { bytes, progress }: DownloadOptions, alive: () => void): Transform => {
  let done = have
  let step = Math.floor((have / bytes) * PROGRESS_STEPS)
  return new Transform({
    transform(piece: Buffer, _encoding, callback) {
      alive()
      done += piece.length
      const reached = Math.floor((done / bytes) * PROGRESS_STEPS)
      if (reached > step) progress(`${Math.round((done / bytes) * 100)} % of ${Math.round(bytes / 1e6)} MB`)
      step = reached
      callback(done > bytes ? new Error(`the file is larger than ${bytes} bytes`) : null, piece)
    },
  })
}

/**
 * Fetches a file and goes on where an earlier attempt stopped, if the server can.
 * @throws on a time-out, a status other than 200 and 206, or a broken connection; what has come so far is kept
 */
export const download = async (url: string, target: string, options: DownloadOptions): Promise<void> => {
  const have = (await stat(target).catch(() => null))?.size ?? 0
  if (have === options.bytes) return
  const controller = new AbortController()
  const give = (ms: number, what: string) =>
    setTimeout(() => controller.abort(new Error(`${what} for ${ms / 1000} s`)), ms)
  let timer = give(options.connectMs, 'no answer')
  const alive = (): void => {
    clearTimeout(timer)
    timer = give(options.idleMs, 'nothing came')
  }
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      headers: have > 0 && have < options.bytes ? { range: `bytes=${have}-` } : {},
    })
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`)
    const resumed = response.status === HTTP_PARTIAL
    await pipeline(
      Readable.fromWeb(response.body),
      progressMeter(resumed ? have : 0, options, alive),
      createWriteStream(target, { flags: resumed ? 'a' : 'w' }),
    )
  } finally {
    clearTimeout(timer)
  }
}
