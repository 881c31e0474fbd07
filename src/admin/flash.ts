import type { Vault } from '#accounts'
import type { Session } from './sessions.js'

/** What the next page says about a form that was carried out. */
export interface Flash {
  notice: string
  /** Shown this once: the service does not keep it. */
  secret?: { title: string; value: string; hint: string }
}

export const FLASH_COOKIE = 'admin_flash'
/** Seconds; the next page takes it at once. */
export const FLASH_SECONDS = 60

const nameFor = ({ token }: Session): string => `admin flash ${token}`

/** For a cookie: only this session can open it, on any instance. */
export const sealFlash = (vault: Vault, session: Session, flash: Flash): string =>
  vault.seal(nameFor(session), Buffer.from(JSON.stringify(flash))).toString('base64url')

/** `null` for what is not of this session, or was tampered with. */
export const openFlash = (vault: Vault, session: Session, sealed: string): Flash | null => {
  try {
    const opened = vault.open(nameFor(session), Buffer.from(sealed, 'base64url'))
    return opened === null ? null : (JSON.parse(opened.plain.toString()) as Flash)
  } catch {
    return null
  }
}
