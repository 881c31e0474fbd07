import { parseJavaScript, walkSyntax, type SyntaxNode } from './estree.js'

/** Functions of any form, and McCabe's cyclomatic complexity of the whole file. */
export interface Complexity {
  functions: number
  complexity: number
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  // Methods and accessors hold one.
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** Each adds a way through the code. */
const DECISIONS: ReadonlySet<string> = new Set([
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
  'LogicalExpression',
])

const parsed = (code: string, sourceType: 'module' | 'script', hasJsx: boolean): SyntaxNode | null => {
  try {
    return parseJavaScript(code, { ecmaVersion: 'latest', sourceType }, hasJsx)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** null for code that is neither a module nor a script. */
export const complexityOf = (code: string, hasJsx: boolean): Complexity | null => {
  const tree = parsed(code, 'module', hasJsx) ?? parsed(code, 'script', hasJsx)
  if (tree === null) return null
  const counts = { functions: 0, complexity: 1 }
  walkSyntax(tree, ({ type, test }) => {
    if (FUNCTIONS.has(type)) counts.functions += 1
    if (DECISIONS.has(type) || (type === 'SwitchCase' && test !== null)) counts.complexity += 1
  })
  return counts
}
