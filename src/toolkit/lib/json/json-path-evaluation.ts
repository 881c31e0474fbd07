import type { JsonPathQuery } from 'jsonpath-rfc9535/parser'
import { unprocessable } from '../../errors.js'
import { isDataObject, isNumber, type DataValue } from './data-value.js'
import { codePointLength, compareCodePoints } from '../text/code-points.js'
import { compileIRegexp } from './i-regexp.js'
import { sliced } from './jmespath-evaluation.js'
import { equalJson } from './json-document.js'

type Segment = JsonPathQuery['segments'][number]
type Selector =
  Segment['node'] | Extract<Segment['node'], { type: 'BracketedSelection' }>['selectors'][number]
type Condition = Extract<Selector, { type: 'FilterSelector' }>['value']
type Comparison = Extract<Condition, { type: 'ComparisonExpr' }>
type Test = Extract<Condition, { type: 'TestExpr' }>['expression']
type Call = Extract<Test, { type: 'FunctionExpr' }>
type Argument = Call['arguments'][number]

/** A value of the document and how it was reached. */
export interface Place {
  value: DataValue
  key: string | number | null
  parent: Place | null
}

/** A value, or `undefined` for the Nothing of RFC 9535, section 2.4.1. */
type MaybeValue = DataValue | undefined

/** Values looked at and characters of text compared with patterns, in all. */
const MAX_STEPS = 500_000

type Compare = (a: MaybeValue, b: MaybeValue) => boolean

const isEqual: Compare = (a, b) => (a === undefined || b === undefined ? a === b : equalJson(a, b))

const isLess: Compare = (a, b) => {
  if (isNumber(a) && isNumber(b)) return a < b
  return typeof a === 'string' && typeof b === 'string' && compareCodePoints(a, b) < 0
}

/** RFC 9535, section 2.3.5.2.2. */
const COMPARISONS: Readonly<Record<Comparison['op'], Compare>> = {
  '==': isEqual,
  '!=': (a, b) => !isEqual(a, b),
  '<': isLess,
  '<=': (a, b) => isLess(a, b) || isEqual(a, b),
  '>': (a, b) => isLess(b, a),
  '>=': (a, b) => isLess(b, a) || isEqual(a, b),
}

/** RFC 9535, section 2.4.4: code points of a text, items of a list, members of an object. */
const lengthOf = (value: MaybeValue): MaybeValue => {
  if (typeof value === 'string') return codePointLength(value)
  if (Array.isArray(value)) return value.length
  return value !== undefined && isDataObject(value) ? Object.keys(value).length : undefined
}

const keysOf = (value: DataValue): (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : isDataObject(value) ? Object.keys(value) : []

/**
 * Visits what a query selects: the values of a list in its order, those of an object in the document's, and each value
 * before what is inside of it (RFC 9535, section 2.5.2.2).
 * @throws {SyntaxError} for a pattern that cannot be matched
 * @throws {FeatureError} 422 for a query that takes too many steps
 */
export const visitJsonPath = (
  document: DataValue,
  { segments }: JsonPathQuery,
  onPlace: (place: Place) => void,
): void => {
  let steps = 0
  const step = (count = 1): void => {
    steps += count
    if (steps > MAX_STEPS) unprocessable(`query takes more than ${MAX_STEPS} steps on this text.`)
  }

  const child = (parent: Place, key: string | number, then: (place: Place) => void): void => {
    step()
    const { value } = parent
    if (Array.isArray(value) && typeof key === 'number') {
      const at = key < 0 ? key + value.length : key
      const item = value[at]
      if (item !== undefined) then({ value: item, key: at, parent })
    } else if (isDataObject(value) && typeof key === 'string' && Object.hasOwn(value, key)) {
      then({ value: value[key] as DataValue, key, parent })
    }
  }

  const root: Place = { value: document, key: null, parent: null }

  /** The values of a query in a filter. */
  const valuesOf = (query: { type: string; segments: readonly Segment[] }, current: Place): DataValue[] => {
    const values: DataValue[] = []
    const isRelative = query.type === 'RelQuery'
    visit(isRelative ? { ...current, key: null, parent: null } : root, query.segments, 0, (place) =>
      values.push(place.value),
    )
    return values
  }

  const singleValue = (
    side: Extract<Comparison['left'], { type: 'RelSingularQuery' | 'AbsSingularQuery' }>,
    current: Place,
  ): MaybeValue => {
    let found: Place | undefined = side.type === 'RelSingularQuery' ? current : root
    for (const { node } of side.segments) {
      const at: Place | undefined = found
      found = undefined
      if (at !== undefined) child(at, node.value, (place) => (found = place))
    }
    return found?.value
  }

  const patterns = new Map<string, ReturnType<typeof compileIRegexp>>()
  const matches = (text: MaybeValue, pattern: MaybeValue, whole: boolean): boolean => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return false
    const id = `${whole}${pattern}`
    if (!patterns.has(id)) patterns.set(id, compileIRegexp(pattern, whole))
    step(text.length + pattern.length)
    return patterns.get(id)?.matcher(text).find() ?? false
  }

  const nodesOf = (argument: Argument | undefined, current: Place): DataValue[] =>
    argument?.type === 'FilterQuery' ? valuesOf(argument.value, current) : []

  const valueOf = (argument: Argument | undefined, current: Place): MaybeValue => {
    if (argument?.type === 'Literal') return argument.value
    if (argument?.type === 'FunctionExpr') return callOf(argument, current)
    const values = nodesOf(argument, current)
    return values.length === 1 ? values[0] : undefined
  }

  const callOf = ({ name, arguments: given }: Call, current: Place): MaybeValue => {
    const [first, second] = given
    if (name === 'count') return nodesOf(first, current).length
    if (name === 'length') return lengthOf(valueOf(first, current))
    if (name === 'value') return valueOf(first, current)
    return matches(valueOf(first, current), valueOf(second, current), name === 'match')
  }

  const sideOf = (side: Comparison['left'], current: Place): MaybeValue => {
    if (side.type === 'Literal') return side.value
    return side.type === 'FunctionExpr' ? callOf(side, current) : singleValue(side, current)
  }

  const holds = (condition: Condition, current: Place): boolean => {
    switch (condition.type) {
      case 'LogicalOrExpr':
        return holds(condition.left, current) || holds(condition.right, current)
      case 'LogicalAndExpr':
        return holds(condition.left, current) && holds(condition.right, current)
      case 'LogicalNotExpr':
        return !holds(condition.expression, current)
      case 'ComparisonExpr':
        return COMPARISONS[condition.op](sideOf(condition.left, current), sideOf(condition.right, current))
      case 'TestExpr':
        return condition.expression.type === 'FunctionExpr'
          ? callOf(condition.expression, current) === true
          : nodesOf(condition.expression, current).length > 0
    }
  }

  const select = (place: Place, selector: Selector, then: (place: Place) => void): void => {
    switch (selector.type) {
      case 'BracketedSelection':
        selector.selectors.forEach((one) => {
          select(place, one, then)
        })
        break
      case 'NameSelector':
      case 'MemberNameShorthand':
      case 'IndexSelector':
        child(place, selector.value, then)
        break
      case 'WildcardSelector':
        keysOf(place.value).forEach((key) => {
          child(place, key, then)
        })
        break
      case 'SliceSelector': {
        const { start, end, step: by } = selector
        if (by === 0 || !Array.isArray(place.value)) break
        ;(sliced(start, end, by ?? 1)(keysOf(place.value)) as number[]).forEach((key) => {
          child(place, key, then)
        })
        break
      }
      case 'FilterSelector':
        keysOf(place.value).forEach((key) => {
          child(place, key, (candidate) => {
            if (holds(selector.value, candidate)) then(candidate)
          })
        })
    }
  }

  const visit = (place: Place, path: readonly Segment[], at: number, then: (place: Place) => void): void => {
    const segment = path[at]
    if (segment === undefined) {
      then(place)
      return
    }
    select(place, segment.node, (found) => {
      visit(found, path, at + 1, then)
    })
    if (segment.type !== 'DescendantSegment') return
    keysOf(place.value).forEach((key) => {
      child(place, key, (inside) => {
        visit(inside, path, at, then)
      })
    })
  }

  visit(root, segments, 0, onPlace)
}
