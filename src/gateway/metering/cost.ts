import { Decimal } from 'decimal.js'
import type { GatewayPlan } from '#accounts'
import type { Usage } from './meter.js'

const THOUSAND = 1_000
const MILLION = 1_000_000
const DECIMALS = 6

/** A plan's prices of a million tokens in millionths of a rupiah; `null` where they are no whole numbers that a double holds. */
type TokenPrices = { input: number; output: number } | null

/** Prices are read once for each plan, which is replaced as a whole when it changes. */
const read = new WeakMap<GatewayPlan, TokenPrices>()

const tokenPricesOf = (plan: GatewayPlan): TokenPrices => {
  const known = read.get(plan)
  if (known !== undefined) return known
  const [input, output] = [plan.priceInputPerMillion, plan.priceOutputPerMillion].map((price) =>
    new Decimal(price).times(MILLION),
  ) as [Decimal, Decimal]
  const isWhole = [input, output].every(
    (price) => Number.isSafeInteger(price.toNumber()) && price.isInteger(),
  )
  const prices = isWhole ? { input: input.toNumber(), output: output.toNumber() } : null
  read.set(plan, prices)
  return prices
}

/** In whole numbers, as nearly every request is reckoned; `null` where a double does not hold them. */
const costOfTokens = (
  { input, output }: NonNullable<TokenPrices>,
  { promptTokens, completionTokens }: Usage,
): string | null => {
  // Millionths of a millionth of a rupiah, then millionths, half up.
  const exact = input * promptTokens + output * completionTokens + MILLION / 2
  if (!Number.isSafeInteger(exact)) return null
  const micros = (exact - (exact % MILLION)) / MILLION
  const parts = micros % MILLION
  return `${(micros - parts) / MILLION}.${String(parts).padStart(DECIMALS, '0')}`
}

/** Price of a request under a plan: IDR with six decimals, half up. */
export const costOf = (plan: GatewayPlan, usage: Usage): string => {
  const prices = usage.media === undefined ? tokenPricesOf(plan) : null
  const ofTokens = prices === null ? null : costOfTokens(prices, usage)
  if (ofTokens !== null) return ofTokens
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
