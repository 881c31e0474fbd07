import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql/language/index.js'
import type { Data } from '#operation'

export type GraphqlDefinition = Data<'rest_dev_format_3'>['definitions'][number]

const nameOfSelection = (selection: SelectionNode): string => {
  switch (selection.kind) {
    case Kind.FIELD:
      return (selection.alias ?? selection.name).value
    case Kind.FRAGMENT_SPREAD:
      return `...${selection.name.value}`
    case Kind.INLINE_FRAGMENT:
      return selection.typeCondition === undefined ? '...' : `...on ${selection.typeCondition.name.value}`
  }
}

const namesOf = (nodes: readonly { name: { value: string } }[] | undefined): string[] =>
  (nodes ?? []).map(({ name }) => name.value)

const outlineOf = (node: DefinitionNode): GraphqlDefinition => {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return {
        kind: node.operation,
        name: node.name?.value ?? null,
        fields: node.selectionSet.selections.map(nameOfSelection),
      }
    case Kind.FRAGMENT_DEFINITION:
      return {
        kind: 'fragment',
        name: node.name.value,
        fields: node.selectionSet.selections.map(nameOfSelection),
      }
    case Kind.SCHEMA_DEFINITION:
      return { kind: 'schema', name: null, fields: [] }
    case Kind.SCHEMA_EXTENSION:
      return { kind: 'extension', name: null, fields: [] }
    case Kind.DIRECTIVE_DEFINITION:
      return { kind: 'directive', name: node.name.value, fields: [] }
    default: {
      const kind = node.kind.endsWith('Extension') ? 'extension' : 'type'
      return { kind, name: node.name.value, fields: membersOf(node) }
    }
  }
}

type Member = { name: { value: string } }

/** Names of a type's fields, of an enumeration's values, or of a union's members; a scalar has none. */
const membersOf = (type: object): string[] => {
  const { fields, values, types } = type as Partial<Record<'fields' | 'values' | 'types', readonly Member[]>>
  return namesOf(fields ?? values ?? types)
}

/** The definitions of a document, in its order. */
export const graphqlOutline = ({ definitions }: DocumentNode): GraphqlDefinition[] =>
  definitions.map(outlineOf)

const depthOfSet = (set: SelectionSetNode | undefined): number =>
  set === undefined
    ? 0
    : 1 +
      Math.max(
        ...set.selections.map((selection) =>
          depthOfSet(selection.kind === Kind.FRAGMENT_SPREAD ? undefined : selection.selectionSet),
        ),
      )

/** The deepest nesting of selection sets; 0 without any. Fragments count where they are defined. */
export const graphqlDepth = ({ definitions }: DocumentNode): number =>
  definitions.reduce(
    (deepest, node) =>
      Math.max(
        deepest,
        node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION
          ? depthOfSet(node.selectionSet)
          : 0,
      ),
    0,
  )
