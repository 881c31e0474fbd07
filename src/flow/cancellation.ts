/**
 * What is asked of a signal: `AbortSignal` has all of it. A request has one of ours instead, since Node's take some
 * microseconds to make and to listen to; {@link abortSignalOf} makes one of it for Node's own functions.
 */
export interface CancelSignal {
  readonly aborted: boolean
  /** Why; there is none before it is aborted. */
  readonly reason: Error
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** A signal and its controller in one. Each listener is called once. */
export class Cancellation implements CancelSignal {
  aborted = false
  reason!: Error
  private readonly listeners: (() => void)[] = []
  private standard: AbortController | undefined

  /** The reason of the first call stays. */
  abort(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason as Error
    const { listeners } = this
    for (let next = listeners.shift(); next !== undefined; next = listeners.shift()) next()
    this.standard?.abort(reason)
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  addEventListener(_: 'abort', listener: () => void): void {
    if (!this.aborted) this.listeners.push(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    const { listeners } = this
    if (listeners.at(-1) === listener) listeners.pop()
    else {
      const at = listeners.indexOf(listener)
      if (at >= 0) listeners.splice(at, 1)
    }
  }

  /** The same as a signal of Node's, made when it is first asked for. */
  get abortSignal(): AbortSignal {
    if (this.standard === undefined) {
      this.standard = new AbortController()
      if (this.aborted) this.standard.abort(this.reason)
    }
    return this.standard.signal
  }
}

/** A signal for functions that take no other than Node's. */
export const abortSignalOf = (signal: CancelSignal): AbortSignal =>
  signal instanceof Cancellation ? signal.abortSignal : (signal as AbortSignal)
