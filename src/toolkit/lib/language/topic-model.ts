import type { Draw } from '../random/mulberry32.js'

const ALPHA = 0.1
const BETA = 0.01

/** Where the tokens of some documents are after sampling. */
export interface TopicModel {
  /** Probability of a term in a topic. */
  probability(topic: number, term: number): number
  /** Tokens of the topic. */
  tokensOf(topic: number): number
  /** Tokens of a document in a topic. */
  count(document: number, topic: number): number
  /** Part of a document that a topic has, smoothed. */
  share(document: number, topic: number): number
}

/**
 * Latent Dirichlet allocation by collapsed Gibbs sampling (Griffiths and Steyvers, PNAS 2004) with alpha 0.1 and beta 0.01:
 * first a topic for each token in order, then the rounds, which take each token in order and choose by cumulative weights.
 *
 * @param documents term numbers of each document's tokens
 */
export const modelTopics = (
  documents: readonly (readonly number[])[],
  vocabulary: number,
  topics: number,
  iterations: number,
  draw: Draw,
): TopicModel => {
  const documentOf = Int32Array.from(documents.flatMap((terms, document) => terms.map(() => document)))
  const termOf = Int32Array.from(documents.flat())
  const topicOf = Int32Array.from(termOf, () => Math.floor(draw() * topics))
  const inDocument = new Float64Array(documents.length * topics)
  const ofTerm = new Float64Array(vocabulary * topics)
  const totals = new Float64Array(topics)
  const add = (token: number, topic: number, change: number): void => {
    inDocument[documentOf[token]! * topics + topic]! += change
    ofTerm[termOf[token]! * topics + topic]! += change
    totals[topic]! += change
  }
  for (const [token, topic] of topicOf.entries()) add(token, topic, 1)

  const cumulative = new Float64Array(topics)
  const choose = (token: number): number => {
    const ownDocument = documentOf[token]! * topics
    const ownTerm = termOf[token]! * topics
    let sum = 0
    for (let topic = 0; topic < topics; topic++) {
      const likelihood = (ofTerm[ownTerm + topic]! + BETA) / (totals[topic]! + BETA * vocabulary)
      sum += (inDocument[ownDocument + topic]! + ALPHA) * likelihood
      cumulative[topic] = sum
    }
    const point = draw() * sum
    let chosen = 0
    while (chosen < topics - 1 && point >= cumulative[chosen]!) chosen++
    return chosen
  }
  for (let round = 0; round < iterations; round++) {
    for (let token = 0; token < termOf.length; token++) {
      add(token, topicOf[token]!, -1)
      const topic = choose(token)
      topicOf[token] = topic
      add(token, topic, 1)
    }
  }
  const count = (document: number, topic: number): number => inDocument[document * topics + topic] ?? 0
  return {
    probability: (topic, term) =>
      ((ofTerm[term * topics + topic] ?? 0) + BETA) / ((totals[topic] ?? 0) + BETA * vocabulary),
    tokensOf: (topic) => totals[topic] ?? 0,
    count,
    share: (document, topic) =>
      (count(document, topic) + ALPHA) / ((documents[document]?.length ?? 0) + ALPHA * topics),
  }
}
