import { childrenOf, isSyntaxNode, walkSyntax, type SyntaxNode } from './estree.js'

/** What happens to an identifier at its place: a pattern may declare it or write to it. */
type Role = 'read' | 'declare' | 'write'

const nodesOf = (...members: unknown[]): SyntaxNode[] =>
  members.flatMap((member) => (Array.isArray(member) ? (member as unknown[]) : [member])).filter(isSyntaxNode)

/** A module's name of an import or export: an identifier, or a string. */
const moduleNameOf = (node: unknown): string => {
  if (!isSyntaxNode(node)) throw new Error('A name is missing in the syntax tree')
  return String(node.type === 'Identifier' ? node.name : node.value)
}

const alphabetic = (names: Iterable<string>): string[] => [...names].sort()

/**
 * Identifiers that are read or called but declared nowhere in the file, in alphabetic order.
 * `arguments` of a function counts as declared.
 */
export const globalsOf = (root: SyntaxNode): string[] => {
  const read = new Set<string>()
  const declared = new Set<string>()
  let functions = 0

  const visitAll = (role: Role, ...members: unknown[]): void =>
    nodesOf(...members).forEach((node) => visit(node, role))

  const visitIdentifier = (name: string, role: Role): void => {
    if (role === 'declare') declared.add(name)
    else if (role === 'read' && !(name === 'arguments' && functions > 0)) read.add(name)
  }

  const visitFunction = (node: SyntaxNode): void => {
    const own = node.type === 'ArrowFunctionExpression' ? 0 : 1
    functions += own
    visitAll('declare', node.id, node.params)
    visitAll('read', node.body)
    functions -= own
  }

  /** Members with a key, which is an expression only in brackets. */
  const visitKeyed = (node: SyntaxNode, role: Role): void => {
    if (node.computed === true) visitAll('read', node.key)
    visitAll(role, node.value)
  }

  const visit = (node: SyntaxNode, role: Role): void => {
    switch (node.type) {
      case 'Identifier':
        return visitIdentifier(String(node.name), role)
      case 'ObjectPattern':
        return visitAll(role, node.properties)
      case 'ArrayPattern':
        return visitAll(role, node.elements)
      case 'RestElement':
        return visitAll(role, node.argument)
      case 'AssignmentPattern':
        visitAll(role, node.left)
        return visitAll('read', node.right)
      case 'Property':
        return visitKeyed(node, role)
      case 'MethodDefinition':
      case 'PropertyDefinition':
        return visitKeyed(node, 'read')
      case 'VariableDeclarator':
        visitAll('declare', node.id)
        return visitAll('read', node.init)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return visitFunction(node)
      case 'ClassDeclaration':
      case 'ClassExpression':
        visitAll('declare', node.id)
        return visitAll('read', node.superClass, node.body)
      case 'CatchClause':
        visitAll('declare', node.param)
        return visitAll('read', node.body)
      case 'ImportDeclaration':
        // The keys of its attributes are no references.
        return visitAll('read', node.specifiers)
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        return visitAll('declare', node.local)
      case 'AssignmentExpression':
        visitAll(node.operator === '=' ? 'write' : 'read', node.left)
        return visitAll('read', node.right)
      case 'ForInStatement':
      case 'ForOfStatement':
        visitAll('write', node.left)
        return visitAll('read', node.right, node.body)
      case 'MemberExpression':
        visitAll('read', node.object)
        return node.computed === true ? visitAll('read', node.property) : undefined
      case 'LabeledStatement':
        return visitAll('read', node.body)
      case 'ExportNamedDeclaration':
        return visitAll('read', node.declaration)
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'MetaProperty':
      case 'ExportAllDeclaration':
        return
      default:
        return visitAll('read', childrenOf(node))
    }
  }

  visit(root, 'read')
  return alphabetic([...read].filter((name) => !declared.has(name)))
}

const IMPORTING: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
])

/** Names of the modules that are imported or passed on, in their order, without repeats. */
export const importsOf = (root: SyntaxNode): string[] => {
  const modules = new Set<string>()
  walkSyntax(root, ({ type, source }) => {
    if (IMPORTING.has(type) && isSyntaxNode(source) && typeof source.value === 'string')
      modules.add(source.value)
  })
  return [...modules]
}

/** The names that a pattern or declaration binds. */
const boundNames = (node: SyntaxNode): string[] => {
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)]
    case 'VariableDeclaration':
      return nodesOf(node.declarations).flatMap(boundNames)
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return nodesOf(node.id).flatMap(boundNames)
    case 'Property':
      return nodesOf(node.value).flatMap(boundNames)
    case 'AssignmentPattern':
      return nodesOf(node.left).flatMap(boundNames)
    default:
      return nodesOf(node.properties, node.elements, node.argument).flatMap(boundNames)
  }
}

/** Exported names in their order; `default`, and `*` for all of another module. */
export const exportsOf = ({ body }: SyntaxNode): string[] =>
  nodesOf(body).flatMap((statement) => {
    switch (statement.type) {
      case 'ExportDefaultDeclaration':
        return ['default']
      case 'ExportAllDeclaration':
        return [statement.exported === null ? '*' : moduleNameOf(statement.exported)]
      case 'ExportNamedDeclaration':
        return [
          ...nodesOf(statement.declaration).flatMap(boundNames),
          ...nodesOf(statement.specifiers).map(({ exported }) => moduleNameOf(exported)),
        ]
      default:
        return []
    }
  })
