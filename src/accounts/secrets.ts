import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'

/** What keys the key hashes; `previous` is still accepted while the operator rotates. */
export interface Secrets {
  current: string
  previous: string | null
}

/** The shortest secret that a file may hold: half of the 256 bits that are written there. */
const SHORTEST = 32

/** Longer than any key: what a caller sends beyond it can't match and is not worth hashing. */
const LONGEST_KEY = 128

/** Puts a whole file in place or leaves the one that is there: two processes that start together agree. */
const createOnce = async (path: string, content: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

const readIfThere = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/**
 * `SECRET_KEY`, else the content of `DATA_DIR/secret-key`, which is made (256 random bits, mode 0600) where it is missing.
 * @throws Error that names the file when it can't be read or is too short to be a secret
 */
export const loadSecrets = async (
  config: Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious'>,
): Promise<Secrets> => {
  const previous = config.secretKeyPrevious
  if (config.secretKey !== null) return { current: config.secretKey, previous }
  const path = join(config.dataDir, 'secret-key')
  if ((await readIfThere(path)) === null) {
    await mkdir(config.dataDir, { recursive: true })
    await createOnce(path, `${randomBytes(32).toString('hex')}\n`)
  }
  const current = (await readFile(path, 'utf8')).trim()
  if (current.length < SHORTEST)
    throw new Error(
      `${path}: holds ${current.length} characters, a secret has at least ${SHORTEST}; restore the file, or remove it and issue all keys anew`,
    )
  return { current, previous }
}

/** HMAC-SHA256(secret, key), the only form in which a key is stored. */
export const hashKey = (secret: string, key: string): Buffer =>
  createHmac('sha256', secret).update(key.slice(0, LONGEST_KEY)).digest()

/** Every hash under which a key may be stored: one, or two during a rotation, whatever the key. */
export const keyHashes = ({ current, previous }: Secrets, key: string): Buffer[] =>
  previous === null ? [hashKey(current, key)] : [hashKey(current, key), hashKey(previous, key)]
