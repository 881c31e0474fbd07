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

const MEANING = 'files cannot be stored: images, speech and videos are refused with 503 until this is fixed'

export const watchStorage = (storage: Storage, log: Logger): StorageWatch => {
  let isUsable = true
  let isStarted = false
  let isClosed = false
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  const lookIn = (ms: number): void => {
    clearTimeout(timer)
    if (isStarted && !isClosed) timer = setTimeout(look, ms).unref()
  }
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
    if (isLooking) return
    isLooking = true
    void watched(storage.check())
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
        lookIn(isUsable ? WORKING_MS : FAILING_MS)
      })
  }

  /** What cannot be read from may not be written to either. */
  const unread = (error: unknown): never => {
    if (error instanceof StorageError && isUsable) lookIn(0)
    throw error
  }

  return {
    storage: {
      ...storage,
      async write(key, content, mime) {
        await watched(storage.write(key, content, mime)).catch((error: unknown) => {
          lookIn(FAILING_MS)
          throw error
        })
      },
      open: (key, start, end) => storage.open(key, start, end).catch(unread),
      require: (key) => storage.require(key).catch(unread),
    },
    start() {
      isStarted = true
      look()
    },
    isUsable: () => isUsable,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
