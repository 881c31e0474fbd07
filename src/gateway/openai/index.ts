/** A provider that speaks OpenAI's HTTP API; others use `createOpenAiUpstream`. */
export { createOpenAiUpstream } from './upstream.js'
