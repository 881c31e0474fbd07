/** What is wrong with a file, by the system's code. */
export const BACKUP_FILE_WORDS = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'its path leads through a file that is not a directory',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already; name another file, or delete it first',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'there is no room on its disk',
  EDQUOT: "this user's quota of the disk is used up",
  EFBIG: 'it is larger than its file system or this user may have',
} as const

/** A backup cannot be read or written; the message names the file. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError'
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
  }

  /** A system error in the operator's words; any other error stays as it is. */
  static of(path: string, error: unknown): unknown {
    if (!(error instanceof Error) || !('code' in error)) return error
    const words = new Map<unknown, string>(Object.entries(BACKUP_FILE_WORDS)).get(error.code)
    return words === undefined ? error : new BackupFileError(path, words)
  }
}
