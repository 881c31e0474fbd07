import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'
import { randomBase62 } from '#accounts'
import { transaction } from '#store'

/** OWASP's password storage cheat sheet of 2025, the variant with 32 MB: N = 2^15, r = 8, p = 3. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32
const SALT_BYTES = 16
/** 119 random bits. */
const DIGITS = 20

const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, hash) => {
      if (error === null) resolve(hash)
      else reject(error)
    })
  })

interface PasswordRow {
  salt: Buffer
  hash: Buffer
}

const read = async (pool: Pool): Promise<PasswordRow | undefined> =>
  (await pool.query<PasswordRow>('SELECT salt, hash FROM admin_password')).rows[0]

const matches = async (password: string, { salt, hash }: PasswordRow): Promise<boolean> =>
  timingSafeEqual(await hashOf(password, salt), hash)

/** Stores the password and ends all sessions. */
const write = async (pool: Pool, password: string): Promise<void> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await hashOf(password, salt)
  await transaction(pool, async (client) => {
    await client.query(
      `INSERT INTO admin_password (salt, hash) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET salt = excluded.salt, hash = excluded.hash, changed_at = now()`,
      [salt, hash],
    )
    await client.query('DELETE FROM admin_session')
  })
}

/** Whether it is the operator's password. It takes about a tenth of a second of a processor. */
export const isPassword = async (pool: Pool, password: string): Promise<boolean> => {
  const stored = await read(pool)
  return stored !== undefined && matches(password, stored)
}

/**
 * Makes the stored password that of `ADMIN_PASSWORD`. Without one, a password is made where none is stored.
 * @returns the password that was made, which is told this once; `null` where none was
 */
export const preparePassword = async (pool: Pool, configured: string | null): Promise<string | null> => {
  const stored = await read(pool)
  if (configured === null) return stored === undefined ? resetPassword(pool) : null
  if (stored === undefined || !(await matches(configured, stored))) await write(pool, configured)
  return null
}

/** Makes a new password and ends all sessions. @returns the password, which is told this once */
export const resetPassword = async (pool: Pool): Promise<string> => {
  const password = randomBase62(DIGITS)
  await write(pool, password)
  return password
}
