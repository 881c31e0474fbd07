import { adminOperation } from '#admin'
import { providersPage } from '#admin/views/providers'

/** Every provider of the providers file. */
export default adminOperation('adminListProviders', ({ context: { gateway, form } }) => ({
  title: 'Providers',
  content: providersPage(form, gateway.providers()),
}))
