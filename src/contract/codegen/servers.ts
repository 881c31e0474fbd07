import type { Change } from './changes.js'
import { isNode, METHODS, type Node } from './node.js'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The address with its variables at their defaults. */
const addressOf = (server: Node): string => {
  const variables = isNode(server['variables']) ? server['variables'] : {}
  return String(server['url']).replaceAll(/\{([^}]+)\}/g, (all, name: string) => {
    const variable = variables[name]
    return isNode(variable) ? String(variable['default']) : all
  })
}

/**
 * The last step of a server's path. What stands before it is the deployment's: the host, and a prefix that a proxy takes
 * away.
 */
const stepOf = (server: Node): string =>
  addressOf(server)
    .replace(/^[a-z][a-z0-9+.-]*:/i, '')
    .replace(/^\/\/[^/]*/, '')
    .split('/')
    .findLast((step) => step !== '') ?? ''

const stepsOf = (holders: readonly Node[]): string[] => {
  // The nearest ones hold.
  const servers = holders
    .map(({ servers: own }) => listOf(own).filter(isNode))
    .find(({ length }) => length > 0)
  return [...new Set((servers ?? [{ url: '/' }]).map(stepOf))].sort()
}

const words = (steps: readonly string[]): string => steps.map((step) => `\`/${step}\``).join(' or ')

/** A document, path item or operation without its servers, and without those of what it holds. */
const bare = ({ servers: _, ...rest }: Node, held: readonly string[]): Node =>
  Object.fromEntries(
    Object.entries(rest).map(([name, member]) => [
      name,
      held.includes(name) && isNode(member) ? bare(member, []) : member,
    ]),
  )

const bareDocument = (document: Node): Node => {
  const paths = isNode(document['paths']) ? document['paths'] : {}
  const items = Object.entries(paths).map(([path, item]) => [path, isNode(item) ? bare(item, METHODS) : item])
  return { ...bare(document, []), paths: Object.fromEntries(items) as Node }
}

/**
 * Two versions without their servers, whose addresses differ between deployments; and what changed in how they end, such as
 * `/v1`, once for all operations with the same change.
 */
export const withoutServers = (
  old: Node,
  next: Node,
): { old: Node; next: Node; changes: readonly Change[] } => {
  const changes = new Map<string, Change & { operations: string[] }>()
  const [paths, others] = [old, next].map((document) => (isNode(document['paths']) ? document['paths'] : {}))
  for (const [path, before] of Object.entries(paths ?? {})) {
    const after = others?.[path]
    if (!isNode(before) || !isNode(after)) continue
    for (const method of METHODS) {
      const [was, is] = [before[method], after[method]]
      if (!isNode(was) || !isNode(is)) continue
      const [had, has] = [stepsOf([was, before, old]), stepsOf([is, after, next])]
      const lost = had.filter((step) => !has.includes(step))
      if (had.join() === has.join()) continue
      const text = `The server's address ends in ${words(has)} instead of ${words(had)}.`
      const change = changes.get(text) ?? {
        kind: 'modified',
        isBreaking: lost.length > 0,
        operations: [],
        text,
      }
      change.operations.push(`${method.toUpperCase()} ${path}`)
      changes.set(text, change)
    }
  }
  return { old: bareDocument(old), next: bareDocument(next), changes: [...changes.values()] }
}
