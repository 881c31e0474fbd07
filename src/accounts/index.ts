/** Accounts, keys, plans and quota; hot reads from memory. Others open the accounts, limit addresses, and serve operators. */
export type * from './types.js'
export { openAccounts } from './open.js'
export { renameDeletedRows } from './deletion.js'
export { OperatorError } from './operator-error.js'
export { PlansError } from './plans-file.js'
export { CountersUnavailable } from './counters.js'
export { createAddressLimiter, type AddressLimiter, type AddressHit } from './address-limiter.js'
export { serveControl, type Control } from './control.js'
