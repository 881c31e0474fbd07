import { randomText } from '#ids'
import type { Admitted } from '../admission/lifecycle.js'
import type { RoutingParts } from '../parts.js'
import type { Identity } from './answer.js'
import type { SchemaLanes } from '../json-schema/index.js'
import type { NormalisedRequest } from './normalise.js'

/** What answering needs, schemas included. */
export interface AnswerParts extends RoutingParts {
  schemas: SchemaLanes
}

/** A chat request that may be answered. */
export type Prepared = Admitted<NormalisedRequest>

/** As the contract and the metrics name it. */
export const OPERATION = 'createChatCompletion'

export const newIdentity = (model: string, node: string): Identity => ({
  id: `chatcmpl-${randomText(18, 'base64url')}`,
  created: Math.floor(Date.now() / 1000),
  model,
  node,
})
