import { feature } from '#toolkit'
import { readCurlCommand } from '#toolkit/lib/http/curl-command'
import { fetchCode } from '#toolkit/lib/http/fetch-code'

export default feature('rest_developer_curl', ({ command }) => {
  const { unsupported, ...request } = readCurlCommand(command)
  return { ...request, fetch: fetchCode(request), unsupported }
})
