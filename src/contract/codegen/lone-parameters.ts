import type { Change } from './changes.js'
import { pointerSteps } from '../pointer.js'
import { find, isNode, METHODS, type Node } from './node.js'

interface Named {
  /** Where it is sent, and its name. */
  key: string
  isRequired: boolean
  given: unknown
}

/** The parameters of an operation, by name. */
const parametersOf = (document: Node, operation: Node): Named[] => {
  const list = Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : []
  return list.flatMap((given) => {
    const reference = isNode(given) ? given['$ref'] : undefined
    const parameter = typeof reference === 'string' ? find(document, pointerSteps(reference)) : given
    if (!isNode(parameter)) return []
    const { name, in: place, required } = parameter as { name: string; in: string; required?: boolean }
    return [{ key: `\`${name}\` ${place} parameter`, isRequired: required === true, given }]
  })
}

const byKey = (one: Named, other: Named): number => (one.key < other.key ? -1 : 1)

/** An operation with those of its parameters that the other version has as well, in the order of their names. */
const withOnly = (operation: Node, own: readonly Named[], others: readonly Named[]): Node => {
  const shared = own.filter(({ key }) => others.some((other) => other.key === key)).sort(byKey)
  const { parameters: _, ...rest } = operation
  return shared.length === 0 ? rest : { ...rest, parameters: shared.map(({ given }) => given) }
}

/**
 * Two versions without the parameters that one of them alone has, and what their coming and going means. The differ pairs
 * parameters by how much of them is the same: beside a new one, a parameter that was changed was taken for a renamed one.
 */
export const withSameParameters = (
  old: Node,
  next: Node,
): { old: Node; next: Node; changes: readonly Change[] } => {
  const changes: Change[] = []
  const paths = { old: { ...(old['paths'] as Node) }, next: { ...(next['paths'] as Node) } } as Record<
    'old' | 'next',
    Record<string, unknown>
  >
  for (const [path, before] of Object.entries(paths.old)) {
    const after = paths.next[path]
    if (!isNode(before) || !isNode(after)) continue
    const items = { old: { ...before }, next: { ...after } } as Record<
      'old' | 'next',
      Record<string, unknown>
    >
    for (const method of METHODS) {
      const [was, is] = [items.old[method], items.next[method]]
      if (!isNode(was) || !isNode(is)) continue
      const [had, has] = [parametersOf(old, was), parametersOf(next, is)]
      const operations = [`${method.toUpperCase()} ${path}`]
      for (const { key } of had)
        if (!has.some((other) => other.key === key))
          changes.push({ kind: 'removed', isBreaking: true, operations, text: `${key} was removed.` })
      for (const { key, isRequired } of has)
        if (!had.some((other) => other.key === key))
          changes.push({
            kind: 'added',
            isBreaking: isRequired,
            operations,
            text: `${isRequired ? 'Required ' : ''}${key} was added.`,
          })
      items.old[method] = withOnly(was, had, has)
      items.next[method] = withOnly(is, has, had)
    }
    paths.old[path] = items.old
    paths.next[path] = items.next
  }
  return { old: { ...old, paths: paths.old }, next: { ...next, paths: paths.next }, changes }
}
