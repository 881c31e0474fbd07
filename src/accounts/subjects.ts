import type { Subject } from './counters.js'
import type { Plane } from './types.js'

/** A gateway account's windows; every key of the account draws on them. */
export const gatewaySubject = (accountId: string): Subject => `gateway:${accountId}`

/** A REST key's windows. */
export const restSubject = (keyId: string): Subject => `rest:${keyId}`

/** The account (on the gateway) or the key (on the toolkit) whose windows they are. */
export const holderOf = (subject: Subject): { plane: Plane; id: string } =>
  subject.startsWith('gateway:')
    ? { plane: 'gateway', id: subject.slice('gateway:'.length) }
    : { plane: 'rest', id: subject.slice('rest:'.length) }
