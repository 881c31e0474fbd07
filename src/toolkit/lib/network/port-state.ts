import { unprocessable, type FeatureContext } from '#toolkit'
import { firstAddressOf, TargetError } from '../../fetch/index.js'
import type { PortTarget } from './port-target.js'

type Context = Pick<FeatureContext, 'egress' | 'signal'>
type CheckedHost = Awaited<ReturnType<Context['egress']['resolve']>>

/** What came of a connection, and after how long. */
export interface PortState {
  address: string | null
  state: 'open' | 'closed' | 'filtered'
  ms: number
}

/** @throws FeatureError 422 for a host that does not resolve or may not be asked */
const resolved = async ({ egress, signal }: Context, host: string): Promise<CheckedHost> => {
  try {
    return firstAddressOf(await egress.resolve(host, signal))
  } catch (error) {
    // A name server that does not answer leaves the host unresolved too.
    if (error instanceof TargetError) return unprocessable(`${host} cannot be resolved.`)
    throw error
  }
}

/** Connects once and sends nothing; only a refusal or a reset says that nobody listens. */
const tried = async (
  { egress, signal }: Context,
  host: CheckedHost,
  port: number,
  timeoutMs: number,
): Promise<PortState['state']> => {
  try {
    const socket = await egress.connect(host, port, timeoutMs, signal)
    socket.on('error', () => undefined).destroy()
    return 'open'
  } catch (error) {
    if (!(error instanceof TargetError)) throw error
    return error.fault === 'timeout' || error.fault === 'unreachable' ? 'filtered' : 'closed'
  }
}

/**
 * Whether a TCP port accepts a connection, at the first address that its host has.
 * @throws FeatureError 422 for a host that does not resolve or may not be asked, 503 when too much is under way
 */
export const portState = async (
  context: Context,
  { host, port }: PortTarget,
  timeoutMs: number,
): Promise<PortState> => {
  const checked = await resolved(context, host)
  const begun = performance.now()
  const state = await tried(context, checked, port, timeoutMs)
  return { address: checked.addresses[0] ?? null, state, ms: Math.round(performance.now() - begun) }
}
