import { decodeHTML } from 'entities'
import * as v from 'valibot'
import type { OrFault } from '../../lib/common/or-fault.js'
import { askOrRefused, upstreamFails } from '../define.js'
import { optionalText, optionalWhole, reason, unixMoment, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { stackexchange } = knowledge

const Question = v.pipe(
  v.object({
    question_id: whole,
    title: v.string(),
    link: v.string(),
    score: whole,
    answer_count: whole,
    is_answered: v.boolean(),
    accepted_answer_id: optionalWhole,
    view_count: whole,
    tags: v.array(v.string()),
    // Missing where the author's account is gone.
    owner: v.nullish(v.object({ display_name: optionalText }), null),
    creation_date: unixMoment,
  }),
  v.transform((question) => {
    const author = question.owner?.display_name ?? null
    return {
      id: question.question_id,
      title: decodeHTML(question.title),
      url: question.link,
      score: question.score,
      answers: question.answer_count,
      answered: question.is_answered,
      accepted: question.accepted_answer_id !== null,
      views: question.view_count,
      tags: question.tags,
      author: author === null ? null : decodeHTML(author),
      createdAt: question.creation_date,
    }
  }),
)
const Questions = v.object({ items: v.array(Question), has_more: v.boolean() })

/** It answers 400 for what it does not know as well as for too many requests; only the name tells. */
const UNKNOWN_SITE = 'bad_parameter'
const Refusal = v.object({ error_message: reason })

/** What is searched for, on which site and in which order. */
export interface QuestionQuery {
  q: string
  /** As the API spells it. */
  site: string
  sort: string
  limit: number
}

/** What a search finds, and whether there is more. */
export interface QuestionsFound {
  hasMore: boolean
  questions: v.InferOutput<typeof Question>[]
}

/**
 * Questions by words, or why the search is refused.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const questionsLike = async (
  context: UpstreamCaller,
  { q, site, sort, limit }: QuestionQuery,
): Promise<OrFault<QuestionsFound>> => {
  const reply = await askOrRefused(stackexchange, context, Questions, Refusal, {
    path: '/search/advanced',
    query: { order: 'desc', sort, q, site, pagesize: limit },
    faults: { field: 'error_name', prefixes: [UNKNOWN_SITE] },
  })
  if (reply === null) return upstreamFails(stackexchange, 'it answered with status 404')
  if ('data' in reply) {
    const { has_more: hasMore, items: questions } = reply.data
    return { data: { hasMore, questions } }
  }
  if (reply.status === 400) return { fault: reply.refusal.error_message }
  return upstreamFails(stackexchange, `it answered with status ${reply.status}`)
}
