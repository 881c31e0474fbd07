import type { FeatureError } from '../errors.js'

/** Whoever ends a process from outside sends one of these: an operator, or the kernel when memory is short. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM']

/** A process ended by itself, or was ended from outside or for its memory, while a job was its own. */
export class ProcessEnded extends Error {
  constructor(
    message: string,
    readonly circumstances: {
      /** False when it has never been ready. */
      hadStarted: boolean
      /** It has had other jobs before, whose leftovers may be at fault. */
      wasUsed: boolean
      signal: NodeJS.Signals | null
    },
    /** What the caller is told where the input itself is at fault. */
    readonly refusal: FeatureError | null = null,
  ) {
    super(message)
    this.name = 'ProcessEnded'
  }

  get isFromOutside(): boolean {
    return FROM_OUTSIDE.includes(this.circumstances.signal)
  }
}
