import type { Config } from '#config'
import type { Logger, Metrics, Traces } from '#observe'
import { createAdminApp, type Plane } from '../app.js'
import { closeServer, createListener, listen, urlOf } from '../listener.js'

interface Parts {
  config: Config
  log: Logger
  metrics: Metrics
  traces: Traces | null
  adminPlane: Plane
}

/** Serves the operator's pages where `ADMIN_PORT` says, and nothing else there; `null` without it. */
export const openAdminListener = async ({
  config,
  adminPlane,
  ...parts
}: Parts): Promise<{ url: string; close: () => Promise<void> } | null> => {
  if (config.adminPort === null) return null
  const { server, isOneTooMany } = createListener(config, parts.log)
  const answer = createAdminApp({ ...parts, adminPlane, isOneTooMany }).callback()
  server.on('request', (request, response) => void answer(request, response))
  const host = config.adminHost ?? config.host
  const port = await listen(server, { host, port: config.adminPort }, 'ADMIN_')
  return { url: urlOf(host, port), close: () => closeServer(server) }
}
