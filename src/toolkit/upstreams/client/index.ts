/** The public-API client: one way to all public upstreams of the toolkit. */
export {
  createUpstreamClient,
  type PublicApiClient,
  type UpstreamClientOptions,
  type UpstreamOutcome,
} from './client.js'
export { userAgentOf } from './user-agent.js'
