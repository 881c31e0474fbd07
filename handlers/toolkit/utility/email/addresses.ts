import { feature, unprocessable } from '#toolkit'
import { addressList, domainsOf } from '#toolkit/lib/mail/address-list'

export default feature('rest_utility_email_2', ({ text }) => {
  const items = addressList(text) ?? unprocessable('text is not an address list of RFC 5322.')
  return { count: items.length, items, domains: domainsOf(items) }
})
