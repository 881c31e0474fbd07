import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { isDotSegment } from '#toolkit/lib/http/path-segment'
import { gitignoreTemplateOf } from '#toolkit/upstreams/software/github'

export default feature('rest_developer_gitignore', async ({ name: wanted }, context) => {
  const template = isDotSegment(wanted) ? null : await gitignoreTemplateOf(context, wanted)
  const { name, source } = template ?? unprocessable(`GitHub has no .gitignore template ${quoted(wanted)}.`)
  const rules = source
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return { name, source, rules, count: rules.length }
})
