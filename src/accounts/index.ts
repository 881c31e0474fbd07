/** Accounts, keys, plans and quota; hot reads from memory. Others open the accounts, limit addresses, and serve operators. */
export type * from './types.js'
export { openAccounts, openOperator, openVault } from './open.js'
export { revokeEndedKeys } from './manager.js'
export { renameDeletedRows } from './deletion.js'
export { ArgumentError, asOperatorError, OperatorError } from './operator-error.js'
export { readPlanForEdit, type EditedPlan, type NewPlan, type PlanChange } from './plan-edit.js'
export { PlansError } from './plans-file.js'
export { CountersUnavailable } from './counters.js'
export { createAddressLimiter, networkOf, type AddressHit, type AddressLimiter } from './address-limiter.js'
export type { FileAddresses } from './file-addresses.js'
export type { Vault } from './vault.js'
export { randomBase62 } from './key.js'
export { SECRET_FILE } from './secrets.js'
export { sendCommand } from './control-client.js'
export {
  listenForCommands,
  serveControl,
  limitField,
  optionalTextField,
  textField,
  ControlRequestError,
  type Control,
  type ControlAnswer,
  type ControlCommands,
  type Fields,
} from './control.js'
