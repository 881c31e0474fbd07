import { createHash } from 'node:crypto'
import { lstatSync, lutimesSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { StoreError } from './store-error.js'

/** Bytes of a socket's address that every system takes: macOS has 104, Linux 108, with a final zero. */
const LONGEST_ADDRESS = 100
/** Bytes that the names of our own sockets need below the directory. */
const LONGEST_NAME = 32

const refreshLink = (link: string, directory: string): void => {
  const owner = lstatSync(link).uid
  if (owner !== userInfo().uid || readlinkSync(link) !== directory)
    throw new StoreError(
      `${link} belongs to somebody else or does not point to ${directory}: remove it, or use a shorter DATA_DIR`,
    )
  // Cleaners of temporary directories go by age.
  const now = new Date()
  lutimesSync(link, now, now)
}

/**
 * An address of an absolute directory that is short enough to hold sockets: the directory itself or, where its path
 * is too long, a symbolic link to it in the system's temporary directory, always the same one. Calling it again
 * makes the link anew if it has been cleaned away.
 */
export const socketDirectory = (directory: string): string => {
  if (Buffer.byteLength(directory) + LONGEST_NAME <= LONGEST_ADDRESS) return directory
  const link = join(tmpdir(), `store-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`)
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(directory, link)
  refreshLink(link, directory)
  return link
}
