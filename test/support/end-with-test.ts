import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'

/**
 * Ends what a test has started, also when it fails; `end` does nothing where the test has ended it itself. What a hook
 * starts is left to its counterpart, which runs in any case.
 */
export const endWithTest = (end: () => unknown): void => {
  try {
    // What goes wrong here goes wrong after the test, which has told its own story.
    onTestFinished(() =>
      Promise.resolve()
        .then(end)
        .then(
          () => undefined,
          () => undefined,
        ),
    )
  } catch {
    // Outside a test.
  }
}

/** Kills a process with the test that has started it. */
export const killWithTest = (child: ChildProcess): void =>
  endWithTest(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  })

/** A function that does its work once, however often it is called. */
export const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
