import type { GatewayPlan, ToolkitPlan } from '#accounts'
import { publicOperation, readStore } from '#gateway'

const gatewayPlan = (plan: GatewayPlan) => ({
  id: plan.id,
  object: 'plan' as const,
  title: plan.title,
  rank: plan.rank,
  key_prefix: plan.keyPrefix,
  requests_per_minute: plan.requestsPerMinute,
  requests_per_day: plan.requestsPerDay,
  tokens_per_day: plan.tokensPerDay,
  context_window: plan.contextWindow,
  retention_days: plan.retentionDays,
  tool_calling: plan.toolCalling,
  media: [...plan.media],
  priority_weight: plan.priorityWeight,
  concurrency: plan.concurrency,
  price_input_per_million: plan.priceInputPerMillion,
  price_output_per_million: plan.priceOutputPerMillion,
  price_per_image: plan.pricePerImage,
  price_per_video_second: plan.pricePerVideoSecond,
  price_per_thousand_characters: plan.pricePerThousandCharacters,
  monthly_price: plan.monthlyPrice,
})

const toolkitPlan = (plan: ToolkitPlan) => ({
  id: plan.id,
  object: 'toolkit_plan' as const,
  title: plan.title,
  rank: plan.rank,
  calls_per_day: plan.callsPerDay,
  monthly_price: plan.monthlyPrice,
})

const onOffer = <Plan extends { public: boolean; rank: number }>(plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => plan.public).sort((one, other) => one.rank - other.rank)

/** The plans on offer, from the cheapest up. Prices in memory may be old while the store is away, so none are shown then. */
export default publicOperation('listPlans', ({ context: { accounts, store } }) =>
  readStore(store, () => ({
    status: 200,
    body: {
      object: 'list',
      currency: 'IDR',
      data: onOffer(accounts.gatewayPlans()).map(gatewayPlan),
      toolkit: onOffer(accounts.toolkitPlans()).map(toolkitPlan),
      has_more: false,
      next_cursor: null,
    },
  })),
)
