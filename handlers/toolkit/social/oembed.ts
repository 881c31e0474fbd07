import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { oembedEndpoint } from '#toolkit/lib/http/oembed'

/** Who serves the embed code of a link, and where. */
export default feature('rest_social_oembed', ({ url, maxWidth, maxHeight }) => {
  const found = oembedEndpoint(url) ?? unprocessable(`url: no oEmbed provider is known for ${quoted(url)}.`)
  const endpoint = found.endpoint.url.replaceAll('{format}', 'json')
  const requestUrl = [
    `${endpoint}${endpoint.includes('?') ? '&' : '?'}url=${encodeURIComponent(url)}`,
    'format=json',
    ...(maxWidth === undefined ? [] : [`maxwidth=${maxWidth}`]),
    ...(maxHeight === undefined ? [] : [`maxheight=${maxHeight}`]),
  ].join('&')
  return {
    provider: found.provider.name,
    providerUrl: found.provider.url,
    endpoint,
    scheme: found.scheme,
    discovery: found.endpoint.discovery,
    requestUrl,
    linkTag: `<link rel="alternate" type="application/json+oembed" href="${requestUrl.replaceAll('&', '&amp;')}">`,
  }
})
