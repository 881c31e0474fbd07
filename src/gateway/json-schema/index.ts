/** JSON Schemas of callers, who may be hostile: checked, and answers checked against them, in a process of their own. */
export type { SchemaChecker } from './checker.js'
export { createSchemaLanes, type SchemaLanes } from './lanes.js'
