import { dereference, type ContractDocument } from './document.js'

/** Every reference in a document's paths, and in what they lead to. */
const references = (document: ContractDocument): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const { $ref: reference } = value as { $ref?: unknown }
    if (typeof reference === 'string' && !found.has(reference)) {
      found.add(reference)
      visit(dereference(document, { $ref: reference }))
    }
    Object.values(value).forEach(visit)
  }
  visit(document.paths)
  return found
}

/** The document without components that its paths do not lead to. Security schemes stay: they are named without a reference. */
export const pruned = (document: ContractDocument): ContractDocument => {
  const used = references(document)
  const isUsed = (kind: string, name: string) =>
    kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`)
  const components = Object.fromEntries(
    Object.entries(document.components).map(([kind, entries]) => [
      kind,
      Object.fromEntries(Object.entries(entries).filter(([name]) => isUsed(kind, name))),
    ]),
  )
  return { ...document, components }
}
