/**
 * Runs what a signal can stop, for at most `ms`; the signal aborts with the caller's reason or the one given here, and
 * the call ends then, however long the work takes to notice.
 */
export const within = async <T>(
  ms: number,
  caller: AbortSignal | undefined,
  onTimeout: () => Error,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  caller?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(onTimeout()), ms)
  const leave = (): void => controller.abort(caller?.reason)
  caller?.addEventListener('abort', leave, { once: true })
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    return await Promise.race([run(signal), aborted])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', leave)
  }
}
