/** JSON Schemas of callers, who may be hostile: checked, and answers checked against them, in a process of their own. */
export { createSchemaChecker, type SchemaChecker } from './checker.js'
