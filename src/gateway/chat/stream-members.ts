/** Members at the top of a stream's chunks besides those that the gateway sets itself. */
export interface StreamMembers {
  /** The members for a chunk that is shown: its own, and those kept from chunks before it. */
  shown(members: Members): object
  /** Keeps the members of a chunk that is not shown. */
  keep(members: Members): void
  /** What is kept and was not sent before with the same value. */
  untold(): object
}

type Members = Readonly<Record<string, unknown>> | undefined

/** The most that is kept for a later chunk, in characters of JSON. */
const MOST_KEPT = 1_048_576

/** What is shown where there is nothing to show. */
export const NO_MEMBERS: object = {}

const isText = (value: unknown): value is string => typeof value === 'string'

export const createStreamMembers = (): StreamMembers => {
  let kept: Record<string, unknown> = {}
  /** How often something was kept since the last chunk that was shown. */
  let keeps = 0
  /** The latest short texts: a fingerprint that comes with each chunk is sent with those that are shown. */
  let told: Map<string, string> | undefined
  return {
    shown(members) {
      if (members === undefined && keeps === 0) return NO_MEMBERS
      keeps = 0
      const all = { ...kept, ...members }
      kept = {}
      told ??= new Map()
      for (const [name, value] of Object.entries(all))
        if (isText(value) && value.length <= 256 && told.size < 64) told.set(name, value)
      return all
    },
    keep(members) {
      if (members === undefined) return
      const all = { ...kept, ...members }
      if (JSON.stringify(all).length > MOST_KEPT) return
      kept = all
      keeps += 1
    },
    untold: () =>
      Object.fromEntries(Object.entries(kept).filter(([name, value]) => told?.get(name) !== value)),
  }
}
