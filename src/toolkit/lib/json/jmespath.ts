import {
  comparisons,
  field,
  filterProjection,
  flattened,
  identity,
  indexed,
  isFalse,
  listProjection,
  sliced,
  valueProjection,
} from './jmespath-evaluation.js'
import { createBudget, type Budget } from './jmespath-budget.js'
import { builtIn, ExpressionReference, type Evaluate } from './jmespath-functions.js'
import { JmespathError, tokensOf, type Token } from './jmespath-lexer.js'
import type { AnyJson } from './object-keys.js'

/** A parsed expression. Names can be called; a reference is for functions only. */
interface Expression {
  kind: 'name' | 'reference' | 'other'
  name: string
  evaluate: Evaluate
}

/** How strongly an operator binds its left operand; any other token ends an expression. */
const POWERS: Readonly<Record<string, number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '*': 20,
  '[?': 21,
  '.': 40,
  '!': 45,
  '{': 50,
  '[': 55,
  '(': 60,
}
/** Operators that bind more weakly end a projection. */
const PROJECTION_STOP = 10

/** Evaluation follows the parse: each rule of the grammar gives a function of the current value. */
class Parser {
  private at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly budget: Budget,
  ) {}

  parse(): Evaluate {
    const evaluate = this.value(0)
    this.match('end')
    return evaluate
  }

  private peek(ahead = 0): Token {
    const token = this.tokens[this.at + ahead] ?? this.tokens.at(-1)
    if (token === undefined) throw new Error('An expression without its end')
    return token
  }

  private fail({ value, offset }: Token): never {
    throw new JmespathError(`column ${offset + 1}: unexpected ${JSON.stringify(value)}`)
  }

  private next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  private match(type: string): Token {
    return this.peek().type === type ? this.next() : this.fail(this.peek())
  }

  private skip(type: string): boolean {
    if (this.peek().type !== type) return false
    this.at += 1
    return true
  }

  /** An expression that is allowed anywhere. */
  private value(power: number): Evaluate {
    const start = this.peek()
    const { kind, evaluate } = this.expression(power)
    return kind === 'reference' ? this.fail(start) : evaluate
  }

  private expression(power: number): Expression {
    let left = this.counted(this.prefix(this.next()))
    while (power < (POWERS[this.peek().type] ?? 0)) {
      const sign = this.next()
      if (left.kind === 'reference') this.fail(sign)
      left = this.counted(this.infix(sign, left))
    }
    return left
  }

  /** Every expression costs a step, and a list that it gives one for each item. */
  private counted({ evaluate, ...expression }: Expression): Expression {
    return {
      ...expression,
      evaluate: (value) => {
        const result = evaluate(value)
        this.budget.step(Array.isArray(result) ? 1 + result.length : 1)
        return result
      },
    }
  }

  private readonly other = (evaluate: Evaluate): Expression => ({ kind: 'other', name: '', evaluate })

  private prefix(token: Token): Expression {
    const { other } = this
    switch (token.type) {
      case 'literal':
        return other(() => token.value)
      case 'identifier':
        return { kind: 'name', name: String(token.value), evaluate: field(String(token.value)) }
      case 'quoted':
        return other(field(String(token.value)))
      case '@':
        return other(identity)
      case '*':
        return other(valueProjection(identity, this.projected('*')))
      case '[?':
        return this.filter(identity)
      case '[]':
        return other(listProjection(flattened(identity), this.projected('[]')))
      case '[':
        return other(this.startsIndex() ? this.bracketed(identity) : this.multiSelectList())
      case '{':
        return other(this.multiSelectHash())
      case '!': {
        const operand = this.value(POWERS['!'] ?? 0)
        return other((value) => isFalse(operand(value)))
      }
      case '(': {
        const inner = this.value(0)
        this.match(')')
        return other(inner)
      }
      case '&':
        return { kind: 'reference', name: '', evaluate: this.value(0) }
      default:
        return this.fail(token)
    }
  }

  private infix({ type, ...token }: Token, left: Expression): Expression {
    const { other } = this
    const { evaluate } = left
    switch (type) {
      case '.': {
        if (this.skip('*')) return other(valueProjection(evaluate, this.projected('.')))
        const right = this.member('.')
        return other((value) => right(evaluate(value)))
      }
      case '|': {
        const right = this.value(1)
        return other((value) => right(evaluate(value)))
      }
      case '||':
      case '&&': {
        const right = this.value(POWERS[type] ?? 0)
        return other((value) => {
          const first = evaluate(value)
          return isFalse(first) === (type === '||') ? right(value) : first
        })
      }
      case '[?':
        return this.filter(evaluate)
      case '[]':
        return other(listProjection(flattened(evaluate), this.projected('[]')))
      case '[':
        return this.startsIndex() ? other(this.bracketed(evaluate)) : this.fail(this.peek())
      case '(':
        return left.kind === 'name' ? other(this.call(left.name)) : this.fail({ type, ...token })
      default: {
        const comparison = comparisons[type]
        if (comparison === undefined) return this.fail({ type, ...token })
        const right = this.value(POWERS[type] ?? 0)
        return other((value) => {
          const operands = [evaluate(value), right(value)] as const
          this.budget.weigh(operands)
          return comparison(...operands)
        })
      }
    }
  }

  /** Whether a number, a slice or `*]` follows the bracket. */
  private startsIndex(): boolean {
    const { type } = this.peek()
    return type === 'number' || type === ':' || (type === '*' && this.peek(1).type === ']')
  }

  private bracketed(left: Evaluate): Evaluate {
    if (this.skip('*')) {
      this.match(']')
      return listProjection(left, this.projected('*'))
    }
    const parts: (number | null)[] = [null]
    while (!this.skip(']')) {
      if (this.skip(':')) parts.push(null)
      else parts[parts.length - 1] = Number(this.match('number').value)
      if (parts.length > 3 || (parts.at(-1) !== null && this.peek().type === 'number')) this.fail(this.peek())
    }
    const [first = null, stop = null, step = null] = parts
    if (parts.length === 1) {
      const at = indexed(first ?? 0)
      return (value) => at(left(value))
    }
    const slice = sliced(first, stop, step ?? 1)
    return listProjection((value) => slice(left(value)), this.projected('*'))
  }

  private filter(left: Evaluate): Expression {
    const condition = this.value(0)
    this.match(']')
    const right = this.peek().type === '[]' ? identity : this.projected('[?')
    return this.other(filterProjection(left, right, condition))
  }

  /** What is applied to each item of a projection. */
  private projected(sign: string): Evaluate {
    const { type } = this.peek()
    const power = POWERS[sign] ?? 0
    if ((POWERS[type] ?? 0) < PROJECTION_STOP) return identity
    if (type === '[' || type === '[?') return this.value(power)
    this.match('.')
    return this.member(sign)
  }

  /** What may follow a dot. */
  private member(sign: string): Evaluate {
    const { type } = this.peek()
    if (this.skip('[')) return this.multiSelectList()
    if (this.skip('{')) return this.multiSelectHash()
    if (type !== 'identifier' && type !== 'quoted' && type !== '*') this.fail(this.peek())
    return this.value(POWERS[sign] ?? 0)
  }

  private multiSelectList(): Evaluate {
    const members: Evaluate[] = []
    do members.push(this.value(0))
    while (this.skip(','))
    this.match(']')
    return (value) => (value === null ? null : members.map((member) => member(value)))
  }

  private multiSelectHash(): Evaluate {
    const members: [string, Evaluate][] = []
    do {
      const { type, value: key } = this.next()
      if (type !== 'identifier' && type !== 'quoted') this.fail(this.peek(-1))
      this.match(':')
      members.push([String(key), this.value(0)])
    } while (this.skip(','))
    this.match('}')
    return (value): unknown =>
      value === null ? null : Object.fromEntries(members.map(([key, member]) => [key, member(value)]))
  }

  private call(name: string): Evaluate {
    const args: Expression[] = []
    if (!this.skip(')')) {
      do args.push(this.expression(0))
      while (this.skip(','))
      this.match(')')
    }
    const run = builtIn(name, args.length)
    return (value) => {
      const given = args.map(({ kind, evaluate }) =>
        kind === 'reference' ? new ExpressionReference(evaluate) : evaluate(value),
      )
      this.budget.weigh(given)
      return run(given)
    }
  }
}

/**
 * Applies an expression of the JMESPath specification to a JSON value.
 * @throws {JmespathError} for an invalid expression, and for arguments that a function doesn't take
 * @throws {FeatureError} 422 for one that takes too many steps, or whose result is too large
 */
export const searchJmespath = (document: AnyJson, expression: string): AnyJson => {
  const budget = createBudget()
  const result = new Parser(tokensOf(expression), budget).parse()(document) as AnyJson
  budget.weigh(result)
  return result
}
