import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start processes and wait for them. */
const WAITING =
  /\.e2e\.test\.ts$|\/test\/(?:accounts|store|toolkit-pool|webhooks|jobs|mail)\/|\/contract\/(?:examples|lint-rules)|\/toolkit\/web\/redirects/

/** The share of a run in which the files that wait begin: none is to be the last, with the other workers idle. */
const SHARE = 0.7

/**
 * Spreads the files that wait over the run, so that others compute beside them; by name otherwise, so that every run has
 * one order.
 */
export class SpreadSequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
    const waiting = named.filter(({ moduleId }) => WAITING.test(moduleId))
    const computing = named.filter(({ moduleId }) => !WAITING.test(moduleId))
    const place = (index: number, count: number, share: number): number => (index / count) * share
    const spread = [
      ...waiting.map((file, index) => ({ file, at: place(index, waiting.length, SHARE) })),
      ...computing.map((file, index) => ({ file, at: place(index, computing.length, 1) })),
    ]
      .sort((one, other) => one.at - other.at)
      .map(({ file }) => file)
    return Promise.resolve(spread)
  }
}
