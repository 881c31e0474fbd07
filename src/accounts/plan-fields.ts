import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml'

const DECIMAL = /^\d{1,14}(\.\d{1,6})?$/
const IDENTIFIER = /^[a-z][a-z0-9_-]{0,39}$/

/** Notes one mistake at a node, or at the top of the file. */
export type Report = (node: Node | null, path: string, message: string) => void

/** The value as an operator would recognise it in the message. */
const shown = (node: unknown): string => {
  if (isMap(node)) return 'a mapping'
  if (isSeq(node)) return 'a list'
  if (isAlias(node)) return `the alias *${node.source}; write its value out`
  if (!isScalar(node)) return 'nothing'
  // JSON has no word for the infinite number that YAML makes of 1e400.
  return typeof node.value === 'number' ? String(node.value) : JSON.stringify(node.value)
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

/**
 * Reads the typed fields of one YAML mapping. Every mistake (a missing, a mistyped, an unknown field) is reported with its
 * place; what a faulty field returns is only a stand-in, the caller must not use the result once anything was reported.
 */
export const fieldReader = (map: YAMLMap, path: string, report: Report) => {
  const pairs = new Map(map.items.filter(isPair).map((pair) => [keyOf(pair), pair]))
  const read = new Set<string>()

  const field = <T>(
    name: string,
    expected: string,
    standIn: T,
    parse: (value: unknown) => T | undefined,
  ): T => {
    read.add(name)
    const pair = pairs.get(name)
    if (pair === undefined) {
      report(map, `${path}.${name}`, 'is missing')
      return standIn
    }
    const value = isScalar(pair.value) ? pair.value.value : pair.value
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    report(
      (pair.value ?? pair.key) as Node,
      `${path}.${name}`,
      `must be ${expected}, not ${shown(pair.value)}`,
    )
    return standIn
  }

  const whole = (minimum: number) => (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum ? value : undefined

  return {
    identifier: (name: string): string =>
      field(name, 'lower-case letters, digits, "-" and "_", at most 40', '', (value) =>
        typeof value === 'string' && IDENTIFIER.test(value) ? value : undefined,
      ),
    text: (name: string): string =>
      field(name, 'a text', '', (value) =>
        typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined,
      ),
    flag: (name: string): boolean =>
      field(name, 'true or false', false, (value) => (typeof value === 'boolean' ? value : undefined)),
    count: (name: string, minimum: number): number =>
      field(name, `a whole number of at least ${minimum}`, minimum, whole(minimum)),
    limit: (name: string): number | null =>
      field<number | null>(name, 'a whole number of at least 0, or unlimited', 0, (value) =>
        value === 'unlimited' ? null : whole(0)(value),
      ),
    price: (name: string): string =>
      field(name, 'a decimal number of IDR in quotes, such as "1500" or "0.25"', '0', (value) =>
        typeof value === 'string' && DECIMAL.test(value) ? value : undefined,
      ),
    choice: <C extends string>(name: string, choices: readonly [C, ...C[]]): C =>
      field<C>(name, `one of ${choices.join(', ')}`, choices[0], (value) =>
        choices.find((choice) => choice === value),
      ),
    choices: <C extends string>(name: string, choices: readonly C[]): C[] =>
      field<C[]>(name, `a list out of ${choices.join(', ')}`, [], (value) => {
        if (!isSeq(value)) return undefined
        const given = value.items.map((item) => (isScalar(item) ? item.value : undefined))
        const known = choices.filter((choice) => given.includes(choice))
        return known.length === given.length ? known : undefined
      }),
    /** Reports every field that was not read. */
    refuseOthers: (): void => {
      for (const [name, pair] of pairs)
        if (!read.has(name))
          report(
            pair.key as Node,
            `${path}.${name}`,
            `is not a field; the fields are ${[...read].join(', ')}`,
          )
    },
  }
}

/** Where a node begins, as `line:column`, both counted from 1. */
export const placeOf = (node: Node | null, lines: LineCounter): string => {
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0)
  return `${line}:${col}`
}
