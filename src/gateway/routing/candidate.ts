import type { GatewayPlan } from '#accounts'
import type { Model, Offer } from '../catalog/model.js'

/** A model's offer that may be called; `model` is the one that answers, which differs for a last resort. */
export interface Candidate {
  model: Model
  offer: Offer
  /** The caller's plan: its share where the provider's places are scarce. */
  plan: Pick<GatewayPlan, 'id' | 'priorityWeight'>
  /** Its list does not name what the request needs. */
  isLacking?: boolean
}
