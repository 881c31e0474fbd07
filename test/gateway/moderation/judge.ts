import { readRules, WEIGHTS_FOLDER, type Category } from '../../../src/gateway/moderation/rule-files.js'
import { readSecondOpinion } from '../../../src/gateway/moderation/second-opinion/index.js'
import { flaggedBy, readThresholds } from '../../../src/gateway/moderation/thresholds.js'
import { createJudge, type Scores } from '../../../src/gateway/moderation/verdict.js'

/** What a generator returns at its end. */
export const finish = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** The judge with the service's own rules and weights, in one go. */
export const openJudge = async (): Promise<(text: string) => Scores> => {
  const rules = await readRules()
  const opinion = await readSecondOpinion(WEIGHTS_FOLDER, new Set(rules.groupWords))
  const judge = await createJudge(rules, opinion)
  return (text) => finish(judge(text)).scores
}

/** Which categories a text is flagged for. */
export const openVerdicts = async (): Promise<(text: string) => Record<Category, boolean>> => {
  const judge = await openJudge()
  const thresholds = await readThresholds()
  return (text) => flaggedBy(thresholds, judge(text))
}
