import { hash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Config } from '#config'
import { transaction } from '#store'
import { OperatorError } from './operator-error.js'

/** The secrets for key hashes; `previous` is still accepted while the operator rotates. */
export interface Secrets {
  current: string
  previous: string | null
}

type SecretConfig = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious'>

/** Holds the secret in `DATA_DIR`, where SECRET_KEY is not set. */
export const SECRET_FILE = 'secret-key'

/** The shortest secret that a file may hold: half of the 256 bits that are written there. */
const SHORTEST = 32

/** Longer than any key: what a caller sends beyond it cannot match and is not worth hashing. */
const LONGEST_KEY = 128

/** No key has it, so that the fingerprint is the hash of none. */
const FINGERPRINTED = 'the fingerprint of the secret'

const LOST =
  'If it is lost, no key can work again: revoke them all by their ids (keys list, keys revoke key_...) and issue new ones'

/** Puts a complete file in place or leaves the existing one: two processes that start together agree. */
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
    throw new OperatorError(`${path}: cannot be read (${error.code ?? error.message})`, { cause: error })
  })

const hasKeys = async (database: Pool | PoolClient): Promise<boolean> => {
  const { rows } = await database.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM api_key WHERE revoked_at IS NULL) AS found',
  )
  return rows[0]?.found === true
}

/** The secret in the file, which is made (256 random bits, mode 0600) where no key would suffer from a new one. */
const secretOfFile = async (path: string, dataDir: string, pool: Pool): Promise<string> => {
  if ((await readIfThere(path)) === null) {
    if (await hasKeys(pool))
      throw new OperatorError(
        `${path}: is missing, but the database has keys that were issued under the secret in it. Restore the file, or set SECRET_KEY to its content. ${LOST}`,
      )
    await mkdir(dataDir, { recursive: true })
    await createOnce(path, `${randomBytes(32).toString('hex')}\n`)
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < SHORTEST)
    throw new OperatorError(
      `${path}: has ${secret.length} characters; a secret needs at least ${SHORTEST}. Restore the file. ${LOST}`,
    )
  return secret
}

/** Which secret a database or a key belongs to, without the secret. */
export const fingerprintOf = (secret: string): Buffer => hashKey(secret, FINGERPRINTED)

/**
 * Compares the secrets with the one that the database was last used with, and leaves the current one's fingerprint there.
 * @throws OperatorError where the database has keys that would stop working
 */
const requireKnown = async (
  client: PoolClient,
  { current, previous }: Secrets,
  source: string,
): Promise<void> => {
  const fingerprint = fingerprintOf(current)
  await client.query('INSERT INTO secret_fingerprint (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [
    fingerprint,
  ])
  const { rows } = await client.query<{ fingerprint: Buffer }>(
    'SELECT fingerprint FROM secret_fingerprint FOR UPDATE',
  )
  const known = rows[0]?.fingerprint ?? fingerprint
  if (known.equals(fingerprint)) return
  const isRotation = previous !== null && known.equals(fingerprintOf(previous))
  if (!isRotation && (await hasKeys(client)))
    throw new OperatorError(
      `${source}: the database has keys that were issued under another secret, and none of them would work. Give that secret again, or set SECRET_KEY to a new one and SECRET_KEY_PREVIOUS to that one. ${LOST}`,
    )
  await client.query('UPDATE secret_fingerprint SET fingerprint = $1', [fingerprint])
}

/**
 * `SECRET_KEY`, else the content of `DATA_DIR/secret-key`, once it is certain that it is the database's.
 * @throws OperatorError that names the file or the variable and says what to do, the database's error when it is away
 */
export const loadSecrets = async (config: SecretConfig, pool: Pool): Promise<Secrets> => {
  const path = join(config.dataDir, SECRET_FILE)
  const current = config.secretKey ?? (await secretOfFile(path, config.dataDir, pool))
  const secrets = { current, previous: config.secretKeyPrevious }
  const source = config.secretKey === null ? path : 'SECRET_KEY'
  await transaction(pool, async (client) => {
    await requireKnown(client, secrets, source)
    // A key that works is under the only secret that there is.
    if (secrets.previous === null)
      await client.query(
        'UPDATE api_key SET secret_fingerprint = $1 WHERE secret_fingerprint IS NULL AND revoked_at IS NULL',
        [fingerprintOf(current)],
      )
  })
  return secrets
}

/** Of SHA-256, in bytes. */
const BLOCK = 64
const DIGEST = 32
/** Of a character in UTF-8, in bytes. */
const WIDEST = 3

/** The two texts that HMAC (RFC 2104) hashes for a secret, each with its pad at the front and room behind it. */
interface Texts {
  inner: Buffer
  outer: Buffer
}

const textsOf = (secret: string): Texts => {
  const bytes = Buffer.from(secret)
  const block = Buffer.alloc(BLOCK)
  ;(bytes.length > BLOCK ? hash('sha256', bytes, 'buffer') : bytes).copy(block)
  const padded = (pad: number, room: number): Buffer =>
    Buffer.concat([block.map((byte) => byte ^ pad), Buffer.alloc(room)])
  return { inner: padded(0x36, LONGEST_KEY * WIDEST), outer: padded(0x5c, DIGEST) }
}

/** One or two while a process runs. */
const texts = new Map<string, Texts>()

/**
 * HMAC-SHA256(secret, key), the only form in which a key is stored. Every request pays for it, and two hashes cost less than
 * half of what an HMAC object does, which the collector of garbage has to deal with as well.
 */
export const hashKey = (secret: string, key: string): Buffer => {
  const known = texts.get(secret)
  const { inner, outer } = known ?? textsOf(secret)
  if (known === undefined) texts.set(secret, { inner, outer })
  const length = inner.write(key.slice(0, LONGEST_KEY), BLOCK)
  hash('sha256', inner.subarray(0, BLOCK + length), 'buffer').copy(outer, BLOCK)
  return hash('sha256', outer, 'buffer')
}

/** Every hash under which a key may be stored: one, or two during a rotation, whatever the key. */
export const keyHashes = ({ current, previous }: Secrets, key: string): Buffer[] =>
  previous === null ? [hashKey(current, key)] : [hashKey(current, key), hashKey(previous, key)]
