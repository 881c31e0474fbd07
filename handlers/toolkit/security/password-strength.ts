import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { feature } from '#toolkit'
import { characterClasses, policyFaults, type CharacterClass } from '#toolkit/lib/security/password-policy'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
})

/** By score. */
const LABELS = ['very weak', 'weak', 'fair', 'strong', 'very strong'] as const

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** zxcvbn: Wheeler, USENIX Security 2016. */
export default feature(
  'rest_security_passwordStrength',
  ({ password, userInputs, minLength, require, minScore, maxRepeat }) => {
    const words = listOf(userInputs)
    const { score, guesses, guessesLog10, crackTimes, feedback } = zxcvbn.check(password, words)
    const failed = policyFaults(password, score, {
      minLength,
      require: listOf(require) as CharacterClass[],
      minScore,
      maxRepeat,
      userInputs: words,
    })
    return {
      score,
      label: LABELS[score],
      guesses,
      guessesLog10,
      crackTimes: {
        onlineThrottled: crackTimes.onlineThrottlingXPerHour.display,
        onlineUnthrottled: crackTimes.onlineNoThrottlingXPerSecond.display,
        offlineSlow: crackTimes.offlineSlowHashingXPerSecond.display,
        offlineFast: crackTimes.offlineFastHashingXPerSecond.display,
      },
      warning: feedback.warning === '' ? null : feedback.warning,
      suggestions: feedback.suggestions,
      length: Array.from(password).length,
      classes: characterClasses(password),
      policy: { passes: failed.length === 0, failed },
    }
  },
)
