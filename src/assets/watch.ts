import type { Logger } from '#observe'
import { StorageError, type Storage } from './types.js'

/** Storage that remembers whether it worked the last time that it was written to. */
export interface StorageWatch {
  storage: Storage
  /** Looks at once, and from then on. */
  start(): void
  isUsable(): boolean
  close(): void
}

/** Between two looks: seldom while it works, since every file that is stored is one too. */
const WORKING_MS = 300_000
const FAILING_MS = 5_000

const MEANING = 'files can not be stored: images, speech and videos are refused with 503 until this is mended'

export const watchStorage = (storage: Storage, log: Logger): StorageWatch => {
  let isUsable = true
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const note = (error: unknown): void => {
    if (isUsable && !isClosed) {
      const setting = error instanceof StorageError ? error.setting : undefined
      log.warn({ err: error, setting }, setting === undefined ? MEANING : `${setting}: ${MEANING}`)
    }
    isUsable = false
  }
  const noteGood = (): void => {
    if (!isUsable) log.info('files can be stored again')
    isUsable = true
  }
  const watched = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => {
      note(error)
      throw error
    })
    noteGood()
  }

  const look = (): void => {
    void watched(storage.check())
      .catch(() => undefined)
      .finally(() => {
        if (!isClosed) timer = setTimeout(look, isUsable ? WORKING_MS : FAILING_MS).unref()
      })
  }

  return {
    storage: {
      ...storage,
      write: (key, content, mime) => watched(storage.write(key, content, mime)),
    },
    start: look,
    isUsable: () => isUsable,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
