import type { Server } from 'node:http'

/** Counts what is being answered, and lets a stop wait for it. */
export interface Drain {
  isDraining: () => boolean
  /** Has the planes refuse new requests, or take them again; a stop cannot be taken back. */
  set: (isDraining: boolean) => void
  /** Counts work that goes on although its caller may have left. */
  during: (work: Promise<unknown>) => void
  /** Resolves when the open requests have ended, or after `timeoutMs`; the planes refuse new ones. */
  start: (timeoutMs: number) => Promise<void>
}

export const createDrain = (server: Server): Drain => {
  let open = 0
  let draining = false
  let isStopping = false
  let whenIdle: (() => void) | undefined
  const end = (): void => {
    open -= 1
    if (open === 0) whenIdle?.()
  }
  server.on('request', (request, response) => {
    // Probes must not keep a stopping server alive.
    if (request.url === '/readyz' || request.url === '/livez') return
    open += 1
    response.once('close', end)
  })
  return {
    isDraining: () => draining || isStopping,
    set: (isDraining) => {
      draining = isDraining
    },
    during: (work) => {
      open += 1
      work.then(end, end)
    },
    start: async (timeoutMs) => {
      isStopping = true
      if (open === 0) return
      let timer: NodeJS.Timeout | undefined
      await Promise.race([
        new Promise<void>((resolve) => (whenIdle = resolve)),
        new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs))),
      ])
      clearTimeout(timer)
    },
  }
}
