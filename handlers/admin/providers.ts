import { adminOperation } from '#admin'
import { providersPage } from '#admin/views/providers'
import { joinProviderStates, type ProviderState } from '#gateway'

/** Every provider of the providers file. */
export default adminOperation('adminListProviders', async ({ context: { gateway, peers, form } }) => ({
  title: 'Providers',
  content: providersPage(
    form,
    joinProviderStates(gateway.providers(), await peers.ask<ProviderState[]>('GET', '/worker/providers')),
  ),
}))
