/** What a model did with an answer that another one began: it went on, it began its own, or it refused. */
export type Habit = 'goes on' | 'begins anew' | 'refuses'

/** What is remembered of one provider's models. */
export interface Habits {
  of(modelId: string): Habit | undefined
  note(modelId: string, habit: Habit): void
}

/** Providers change what is behind a name: after an hour it is found out again. */
const REMEMBERED_MS = 3_600_000

/** @param now milliseconds since the epoch */
export const createHabits = (now: () => number = Date.now): Habits => {
  const known = new Map<string, { habit: Habit; until: number }>()
  return {
    of(modelId) {
      const found = known.get(modelId)
      return found === undefined || found.until <= now() ? undefined : found.habit
    },
    note: (modelId, habit) => void known.set(modelId, { habit, until: now() + REMEMBERED_MS }),
  }
}
