import { asOperatorError, OperatorError, type ControlCommands } from '#accounts'
import type { Config } from '#config'
import type { Store } from '#store'
import { resetPassword } from './password.js'

/**
 * Makes a new password for the operator's pages and ends all sessions. @returns the password
 * @throws OperatorError where `ADMIN_PASSWORD` decides, or the database is away
 */
export const resetAdminPassword = async (
  { adminPassword }: Pick<Config, 'adminPassword'>,
  { pool, place }: Pick<Store, 'pool' | 'place'>,
): Promise<string> => {
  if (adminPassword !== null)
    throw new OperatorError(
      'ADMIN_PASSWORD is set, and the next start would bring its password back: change it there and restart the server, or remove it first',
    )
  return resetPassword(pool).catch((error: unknown) => {
    throw asOperatorError(error, place)
  })
}

/** The same as a command of the control socket. */
export const adminCommands = (config: Pick<Config, 'adminPassword'>, store: Store): ControlCommands => ({
  'POST /admin/reset-password': async () => ({ password: await resetAdminPassword(config, store) }),
})
