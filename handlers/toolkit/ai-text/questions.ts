import { feature } from '#toolkit'
import { sentencesOf } from '#toolkit/lib/language/english-text'
import { isQuestion, kindOfQuestion } from '#toolkit/lib/language/questions'

const LONGEST_ANSWER = 500
const LABEL = /^(?:A|Answer)\s*:\s*/i

/** At most so many code points, cut between words; a first word that is longer is cut inside. */
const cut = (text: string): string => {
  const points = [...text]
  if (points.length <= LONGEST_ANSWER) return text
  const head = points.slice(0, LONGEST_ANSWER).join('')
  if (/\s/.test(points[LONGEST_ANSWER] ?? '')) return head.trimEnd()
  const whole = head.replace(/\s+\S*$/, '')
  return whole === '' ? head : whole
}

const answerOf = (sentences: readonly string[]): string | null =>
  cut(sentences.join(' ').replace(LABEL, '')) || null

export default feature('rest_aiText_questions', ({ text, answers }) => {
  const sentences = sentencesOf(text)
  const questions = sentences.flatMap((sentence, at) =>
    isQuestion(sentence.text) ? [{ ...sentence, at }] : [],
  )
  const items = questions.map(({ text: question, start, at }, index) => {
    const following = sentences.slice(at + 1, questions[index + 1]?.at)
    return {
      question,
      ...kindOfQuestion(question),
      index: start,
      answer: answers ? answerOf(following.map((sentence) => sentence.text)) : null,
    }
  })
  return { count: items.length, items }
})
