import { adminOperation, csrfToken, newFormId, sessionOf } from '#admin'

/** New tokens for a form that was open while its session ended. */
export default adminOperation('adminGetTokens', ({ context }) => ({
  json: { csrf: csrfToken(sessionOf(context)), form: newFormId() },
}))
