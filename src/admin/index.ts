/** The operator's side: sign-in, audit log, pages and forms, and what they read and change. Handlers stand in `handlers/admin/`. */
export { beginAudit, endAudit, listAudit, purgeAudit, type AuditRecord } from './audit.js'
export { adminCommands } from './commands.js'
export { AdminError, notFound } from './errors.js'
export { FLASH_COOKIE, FLASH_SECONDS, openFlash, sealFlash, type Flash } from './flash.js'
export { formsOf } from './forms.js'
export { Html, html, link } from './html.js'
export {
  adminOperation,
  sessionOf,
  type AdminContext,
  type AdminHandler,
  type AdminId,
  type AdminModules,
  type AdminParts,
  type AdminReply,
} from './operation.js'
export { isPassword, preparePassword } from './password.js'
export { playgroundPrincipal, type Playground, type Question } from './playground.js'
export {
  endAllSessions,
  endSession,
  endSessionById,
  findSession,
  isCsrfToken,
  csrfToken,
  listSessions,
  newFormId,
  purgeSessions,
  SESSION_COOKIE,
  startSession,
  type Session,
} from './sessions.js'
export { purgeHours } from './queries/overview.js'
export { findStatic } from './static.js'
export { layout } from './views/layout.js'
export { refusalPage } from './views/refusal.js'
