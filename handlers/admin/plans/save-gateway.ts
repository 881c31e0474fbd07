import { adminOperation } from '#admin'

/** Changes a plan of the gateway. */
export default adminOperation('adminSaveGatewayPlan', async ({ body, context: { accounts } }) => {
  const change = {
    title: body.title.trim(),
    requestsPerMinute: body.requests_per_minute ?? null,
    requestsPerDay: body.requests_per_day ?? null,
    tokensPerDay: body.tokens_per_day ?? null,
    contextWindow: body.context_window,
    retentionDays: body.retention_days,
    toolCalling: body.tool_calling,
    media: body.media,
    priorityWeight: body.priority_weight,
    concurrency: body.concurrency,
    priceInputPerMillion: body.price_input_per_million,
    priceOutputPerMillion: body.price_output_per_million,
    pricePerImage: body.price_per_image,
    pricePerVideoSecond: body.price_per_video_second,
    pricePerThousandCharacters: body.price_per_thousand_characters,
    monthlyPrice: body.monthly_price,
    public: body.public,
  }
  await accounts.manager.savePlan('gateway', { id: body.id, version: body.version, change })
  return { to: '/admin/plans', notice: `Plan ${change.title} is saved and in force.` }
})
