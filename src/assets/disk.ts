import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AssetMissingError, StorageError, type Storage } from './types.js'

/** What a key looks like: nothing in it leads out of the folder. */
const KEY = /^[a-z0-9]{2}\/[a-z0-9_]+$/
const PARTIAL = '.part'
const SETTING = 'DATA_DIR'
const CHECKED = '.check'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Makes a new name of this folder survive a power cut. */
const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what is of no use. Where that fails too, the first failure is the one to be told; the purge tries again. */
const drop = (path: string): Promise<void> => rm(path, { force: true }).catch(() => undefined)

/** Files below `folder`, each written whole before it has its name. */
export const createDiskStorage = (folder: string): Storage => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new TypeError(`${JSON.stringify(key)} is not the key of a file`)
    return join(folder, key)
  }
  const failed = (error: unknown): never => {
    throw new StorageError(folder, error, SETTING)
  }
  const unread = (error: unknown): never => {
    throw isMissing(error) ? new AssetMissingError(folder) : new StorageError(folder, error, SETTING)
  }
  return {
    async write(key, content) {
      const path = pathOf(key)
      const write = async (): Promise<void> => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await open(`${path}${PARTIAL}`, 'w', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(`${path}${PARTIAL}`, path)
        await syncFolder(dirname(path))
      }
      await write().catch(async (error: unknown) => {
        // On a full disk half a file is in everybody's way.
        await drop(`${path}${PARTIAL}`)
        return failed(error)
      })
    },
    async open(key, start, end) {
      const handle = await open(pathOf(key), 'r').catch(unread)
      return createReadStream('', { fd: handle, start, end })
    },
    require: (key) => access(pathOf(key), constants.R_OK).catch(unread),
    async remove(key) {
      const path = pathOf(key)
      await Promise.all([rm(path, { force: true }), rm(`${path}${PARTIAL}`, { force: true })]).catch(failed)
    },
    async check() {
      const path = join(folder, CHECKED)
      const check = async (): Promise<void> => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        try {
          await writeFile(path, 'It can be written to.\n')
        } finally {
          await drop(path)
        }
      }
      await check().catch(failed)
    },
    close: () => undefined,
  }
}
