import type { PlanChange } from '#accounts'
import type { operations } from '#generated/admin/types'

type Form<Id extends 'adminSaveGatewayPlan' | 'adminSaveToolkitPlan'> = Omit<
  operations[Id]['requestBody']['content']['application/x-www-form-urlencoded'],
  'id' | 'version'
>

/** The settings of a gateway plan as its form has them; a blank limit is none. */
export const gatewaySettings = (form: Form<'adminSaveGatewayPlan'>): PlanChange<'gateway'> => ({
  title: form.title.trim(),
  requestsPerMinute: form.requests_per_minute ?? null,
  requestsPerDay: form.requests_per_day ?? null,
  tokensPerDay: form.tokens_per_day ?? null,
  contextWindow: form.context_window,
  retentionDays: form.retention_days,
  toolCalling: form.tool_calling,
  media: form.media,
  priorityWeight: form.priority_weight,
  concurrency: form.concurrency,
  priceInputPerMillion: form.price_input_per_million,
  priceOutputPerMillion: form.price_output_per_million,
  pricePerImage: form.price_per_image,
  pricePerVideoSecond: form.price_per_video_second,
  pricePerThousandCharacters: form.price_per_thousand_characters,
  monthlyPrice: form.monthly_price,
  public: form.public,
})

/** The settings of a toolkit plan as its form has them; a blank limit is none. */
export const toolkitSettings = (form: Form<'adminSaveToolkitPlan'>): PlanChange<'rest'> => ({
  title: form.title.trim(),
  callsPerDay: form.calls_per_day ?? null,
  monthlyPrice: form.monthly_price,
  public: form.public,
})
