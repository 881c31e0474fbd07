import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { isWebAddress } from '#toolkit/lib/urls/address-parts'
import { normalForm } from '#toolkit/lib/urls/normal-form'

export default feature('rest_web_url_2', ({ url: address, ...options }) => {
  if (!isWebAddress(address)) unprocessable(`url is not an http or https address: ${quoted(address)}.`)
  const { url, steps } = normalForm(address, options)
  return { url, changed: url !== address, steps }
})
