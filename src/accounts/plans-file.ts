import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import { readTextFile, yamlFault, type TextFileError } from '#config'
import { fieldReader, placeOf, type Report } from './plan-fields.js'
import type { GatewayPlan, ToolkitPlan } from './types.js'

/** The plans of both planes, each from the cheapest up. */
export interface Plans {
  gateway: readonly GatewayPlan[]
  toolkit: readonly ToolkitPlan[]
}

/** plans.yaml has mistakes; `problems` has one line for each: `file:line:column: path: what is wrong`. */
export class PlansError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'PlansError'
  }
}

type Fields = ReturnType<typeof fieldReader>

const gatewayPlan = (fields: Fields, rank: number): GatewayPlan => ({
  id: fields.identifier('id'),
  title: fields.text('title'),
  rank,
  keyPrefix: fields.choice('key_prefix', ['svc_free_', 'svc_live_', 'svc_premier_', 'svc_platinum_']),
  requestsPerMinute: fields.limit('requests_per_minute'),
  requestsPerDay: fields.limit('requests_per_day'),
  tokensPerDay: fields.limit('tokens_per_day'),
  contextWindow: fields.count('context_window', 1),
  retentionDays: fields.count('retention_days', 1),
  toolCalling: fields.flag('tool_calling'),
  media: fields.choices('media', ['images', 'videos', 'speech']),
  priorityWeight: fields.count('priority_weight', 1),
  concurrency: fields.count('concurrency', 1),
  priceInputPerMillion: fields.price('price_input_per_million'),
  priceOutputPerMillion: fields.price('price_output_per_million'),
  pricePerImage: fields.price('price_per_image'),
  pricePerVideoSecond: fields.price('price_per_video_second'),
  pricePerThousandCharacters: fields.price('price_per_thousand_characters'),
  monthlyPrice: fields.price('monthly_price'),
  public: fields.flag('public'),
})

const toolkitPlan = (fields: Fields, rank: number): ToolkitPlan => ({
  id: fields.identifier('id'),
  title: fields.text('title'),
  rank,
  callsPerDay: fields.limit('calls_per_day'),
  monthlyPrice: fields.price('monthly_price'),
  public: fields.flag('public'),
})

const readList = <P extends { id: string }>(
  list: unknown,
  name: string,
  top: Node | null,
  report: Report,
  plan: (fields: Fields, rank: number) => P,
): P[] => {
  if (!isSeq(list)) {
    report(top, name, 'must be a list of plans')
    return []
  }
  const seen = new Set<string>()
  const plans = list.items.flatMap((item, index) => {
    const path = `${name}[${index}]`
    if (!isMap(item)) {
      report(item as Node, path, 'must be a mapping of a plan')
      return []
    }
    const fields = fieldReader(item, path, report)
    const read = plan(fields, index)
    fields.refuseOthers()
    if (seen.has(read.id) && read.id !== '')
      report(
        item.get('id', true) as Node,
        `${path}.id`,
        `${read.id} is given more than once; every plan of a plane needs its own id`,
      )
    seen.add(read.id)
    return [read]
  })
  if (!seen.has('free')) report(list, name, 'has no plan free, on which new accounts are')
  return plans
}

/**
 * Reads plans in the format of plans.yaml. The order of each list is the plans' rank.
 * @param file what messages call the text
 * @throws PlansError that names every mistake
 */
export const parsePlans = (text: string, file: string): Plans => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0])
    return `${file}:${line}:${col}: ${yamlFault(error)}`
  })
  if (problems.length > 0) throw new PlansError(problems)

  const report: Report = (node, path, message) => {
    problems.push(`${file}:${placeOf(node, lines)}: ${path}: ${message}`)
  }
  const root = document.contents
  if (!isMap(root))
    throw new PlansError([`${file}:1:1: must be a mapping with the lists gateway and toolkit`])
  for (const { key } of root.items)
    if (!isScalar(key) || (key.value !== 'gateway' && key.value !== 'toolkit'))
      report(key, String(key), 'is not a plane; the planes are gateway and toolkit')
  const list = (name: string) => root.get(name, true)
  const plans = {
    gateway: readList(list('gateway'), 'gateway', list('gateway') ?? root, report, gatewayPlan),
    toolkit: readList(list('toolkit'), 'toolkit', list('toolkit') ?? root, report, toolkitPlan),
  }
  if (problems.length > 0) throw new PlansError(problems)
  return plans
}

/**
 * Reads the plans from a file.
 * @throws PlansError that names every mistake, or that the file cannot be read
 */
export const readPlansFile = async (file: string): Promise<Plans> => {
  const text = await readTextFile(file).catch(({ line, message }: TextFileError) => {
    throw new PlansError([`${file}${line === null ? '' : `:${line}:1`}: ${message}`])
  })
  return parsePlans(text, file)
}
