import type { Change } from './changes.js'
import { pointerSteps } from '../pointer.js'
import { find, isNode, METHODS, type Node } from './node.js'

interface Named {
  /** Where it is sent, and its name. */
  key: string
  isRequired: boolean
  given: unknown
  parameter: Node
}

/** The parameters of an operation, by name. */
const parametersOf = (document: Node, operation: Node): Named[] => {
  const list = Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : []
  return list.flatMap((given) => {
    const reference = isNode(given) ? given['$ref'] : undefined
    const parameter = typeof reference === 'string' ? find(document, pointerSteps(reference)) : given
    if (!isNode(parameter)) return []
    const { name, in: place, required } = parameter as { name: string; in: string; required?: boolean }
    return [{ key: `\`${name}\` ${place} parameter`, isRequired: required === true, given, parameter }]
  })
}

/** Parameters of both versions that are not the same in them, under names that both have. */
type Shared = Record<'old' | 'next', Record<string, Node>>

/**
 * The parameters that both versions have, in the order of their names. Those that are the same stay as they are given; of
 * those that are not, both versions get the same reference, which the differ pairs whatever is behind it.
 */
const paired = (
  had: readonly Named[],
  has: readonly Named[],
  shared: Shared,
): Record<'old' | 'next', unknown[]> => {
  const pairs = had
    .flatMap((was) => {
      const is = has.find(({ key }) => key === was.key)
      return is === undefined ? [] : [{ was, is }]
    })
    .sort((one, other) => (one.was.key < other.was.key ? -1 : 1))
    .map(({ was, is }) => {
      if (JSON.stringify(was.given) === JSON.stringify(is.given)) return { was: was.given, is: is.given }
      const name = `paired-${Object.keys(shared.old).length}`
      shared.old[name] = was.parameter
      shared.next[name] = is.parameter
      const reference = { $ref: `#/components/parameters/${name}` }
      return { was: reference, is: reference }
    })
  return { old: pairs.map(({ was }) => was), next: pairs.map(({ is }) => is) }
}

/** An operation with these parameters alone. */
const withOnly = ({ parameters: _, ...rest }: Node, parameters: readonly unknown[]): Node =>
  parameters.length === 0 ? rest : { ...rest, parameters }

/** The components come last: what they alone would tell is told of the operations first. */
const documentWith = (document: Node, paths: Node, added: Readonly<Record<string, Node>>): Node => {
  const { components = {}, ...rest } = document as { components?: Node }
  const parameters = { ...(components['parameters'] as Node | undefined), ...added }
  return {
    ...rest,
    paths,
    components: Object.keys(parameters).length === 0 ? components : { ...components, parameters },
  }
}

/**
 * Two versions without the parameters that one of them alone has, and what their coming and going means. The differ pairs
 * parameters by how much of their texts is the same: beside a new one, a parameter that was changed was taken for a renamed
 * one, and one whose schema was written out instead of referred to for a removed and a new one.
 */
export const withSameParameters = (
  old: Node,
  next: Node,
): { old: Node; next: Node; changes: readonly Change[] } => {
  const changes: Change[] = []
  const shared: Shared = { old: {}, next: {} }
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
      const both = paired(had, has, shared)
      items.old[method] = withOnly(was, both.old)
      items.next[method] = withOnly(is, both.next)
    }
    paths.old[path] = items.old
    paths.next[path] = items.next
  }
  return {
    old: documentWith(old, paths.old, shared.old),
    next: documentWith(next, paths.next, shared.next),
    changes,
  }
}
