import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readRobots } from '#toolkit/lib/web/robots'
import { getRobots, robotsAddress } from '#toolkit/lib/web/robots-file'
import { groupFor, ruleFor } from '#toolkit/lib/web/robots-match'

export default feature('rest_web_robots_2', async ({ url, agent, text }, context) => {
  if (!URL.canParse(url)) unprocessable(`${quoted(url)} is not an address.`)
  const { pathname, search, href } = new URL(url)
  const isFile = pathname === '/robots.txt'
  // It has no search for an address that ends with its question mark.
  const mark = search === '' && href.split('#', 1)[0]?.endsWith('?') === true ? '?' : ''
  const file =
    text === undefined ? await getRobots(robotsAddress(url, false), context) : { status: 200, text }
  if (file.status >= 500) return { url, agent, allowed: isFile, group: null, rule: null, crawlDelay: null }
  const group = groupFor(readRobots(file.text), agent)
  const rule = isFile ? null : ruleFor(group?.rules ?? [], pathname + search + mark)
  return {
    url,
    agent,
    allowed: rule?.type !== 'disallow',
    group: group?.name ?? null,
    rule,
    crawlDelay: group?.crawlDelay ?? null,
  }
})
