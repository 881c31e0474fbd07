import { Decimal } from 'decimal.js'
import type { GatewayPlan } from '#accounts'
import type { Usage } from './meter.js'

const THOUSAND = 1_000
const MILLION = 1_000_000
const MILLION_WHOLE = 1_000_000n
const DECIMALS = 6

/** A plan's prices of tokens in millionths of a rupiah; `null` where they have more than six decimals. */
type TokenPrices = { input: bigint; output: bigint } | null

/** Prices are read once for each plan, which is replaced as a whole when it changes. */
const read = new WeakMap<GatewayPlan, TokenPrices>()

const tokenPricesOf = (plan: GatewayPlan): TokenPrices => {
  const known = read.get(plan)
  if (known !== undefined) return known
  const [input, output] = [plan.priceInputPerMillion, plan.priceOutputPerMillion].map((price) =>
    new Decimal(price).times(MILLION),
  ) as [Decimal, Decimal]
  const isWhole = input.isInteger() && output.isInteger()
  const prices = isWhole ? { input: BigInt(input.toFixed(0)), output: BigInt(output.toFixed(0)) } : null
  read.set(plan, prices)
  return prices
}

/** In whole numbers, as nearly every request is reckoned. */
const costOfTokens = (
  { input, output }: NonNullable<TokenPrices>,
  { promptTokens, completionTokens }: Usage,
): string => {
  // Millionths of a millionth of a rupiah, then millionths, half up.
  const exact = input * BigInt(promptTokens) + output * BigInt(completionTokens)
  const micros = (exact + MILLION_WHOLE / 2n) / MILLION_WHOLE
  return `${micros / MILLION_WHOLE}.${String(micros % MILLION_WHOLE).padStart(DECIMALS, '0')}`
}

/** Price of a request under a plan: IDR with six decimals, half up. */
export const costOf = (plan: GatewayPlan, usage: Usage): string => {
  const prices = usage.media === undefined ? tokenPricesOf(plan) : null
  if (prices !== null) return costOfTokens(prices, usage)
  const { promptTokens, completionTokens, media = {} } = usage
  return new Decimal(plan.priceInputPerMillion)
    .times(promptTokens)
    .plus(new Decimal(plan.priceOutputPerMillion).times(completionTokens))
    .div(MILLION)
    .plus(new Decimal(plan.pricePerImage).times(media.images ?? 0))
    .plus(new Decimal(plan.pricePerVideoSecond).times(media.videoSeconds ?? 0))
    .plus(new Decimal(plan.pricePerThousandCharacters).times(media.characters ?? 0).div(THOUSAND))
    .toFixed(DECIMALS, Decimal.ROUND_HALF_UP)
}
