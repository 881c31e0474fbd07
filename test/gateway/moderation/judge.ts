import { readRules } from '../../../src/gateway/moderation/rule-files.js'
import { createJudge, type Scores } from '../../../src/gateway/moderation/verdict.js'

/** What a generator returns at its end. */
export const finish = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** The judge with the service's own rules, in one go. */
export const openJudge = async (): Promise<(text: string) => Scores> => {
  const judge = await createJudge(await readRules())
  return (text) => finish(judge(text))
}
