/** What the host publishes for people and agents beside the two planes. */
export { prefixOf } from './addresses.js'
export { planeContract, publishedContract } from './contract.js'
export { KEY_FAULT, nameOf } from './mcp/tools.js'
export { plainErrors } from './mcp/protocol-faults.js'
export { createMcpServer, type FeatureTools, type McpAnswerer } from './mcp/server.js'
export type { FeatureForm, FeatureTitle, FormParameter } from './mcp/feature-form.js'
export {
  openDocuments,
  type Coding,
  type Documents,
  type FeatureForms,
  type FoundDocument,
} from './documents/index.js'
