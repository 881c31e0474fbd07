import { feature } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { failedWith } from '#toolkit/lib/web/resource'
import { readRobots } from '#toolkit/lib/web/robots'
import { getRobots, robotsAddress } from '#toolkit/lib/web/robots-file'

export default feature('rest_web_robots', async ({ url, text }, context) => {
  exactlyOne({ url, text }, ['url', 'text'])
  if (url === undefined) return { url: null, ...readRobots(text ?? '') }
  const file = await getRobots(robotsAddress(url, true), context)
  if (file.status >= 500) failedWith(file.url, file.status)
  return { url: file.url, ...readRobots(file.text) }
})
