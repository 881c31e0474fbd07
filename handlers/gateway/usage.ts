import { operation } from '#gateway'

/** The live counters of this UTC minute and day. */
export default operation('getUsage', async ({ context: { accounts, principal } }) => ({
  status: 200,
  body: await accounts.usage(principal),
}))
