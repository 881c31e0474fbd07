import { RE2JS, type Matcher } from 're2js'
import { feature, unprocessable } from '#toolkit'
import { compileRe2 } from '#toolkit/lib/re2'
import { replacementTemplate, type GroupedMatch } from '#toolkit/lib/replacement-template'
import type { Data } from '#operation'

type Item = Data<'rest_developer_regex'>['items'][number]

const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
}

const compile = (pattern: string, flags: string): RE2JS => {
  const bits = Array.from(flags, (flag) => FLAGS[flag] ?? 0).reduce((all, bit) => all | bit, 0)
  const compiled = compileRe2(pattern, bits)
  return 'reason' in compiled ? unprocessable(`pattern: ${compiled.reason}.`) : compiled
}

const groupsOf = (matcher: Matcher): GroupedMatch => ({
  groups: Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index)),
  named: matcher.getNamedGroups(),
})

const itemOf = (matcher: Matcher, { groups, named }: GroupedMatch): Item => ({
  index: matcher.start(),
  end: matcher.end(),
  match: groups[0] ?? '',
  groups: groups.slice(1),
  named: { ...named },
})

export default feature('rest_developer_regex', ({ pattern, text, flags, replacement, limit }) => {
  const compiled = compile(pattern, flags)
  const names = Object.keys(compiled.namedGroups())
  const write =
    replacement === undefined
      ? null
      : replacementTemplate(replacement, { count: compiled.groupCount(), names })
  const items: Item[] = []
  const pieces: string[] = []
  const matcher = compiled.matcher(text)
  let total = 0
  let end = 0
  while (matcher.find()) {
    total += 1
    if (total > limit && write === null) continue
    const match = groupsOf(matcher)
    if (total <= limit) items.push(itemOf(matcher, match))
    if (write !== null) pieces.push(text.slice(end, matcher.start()), write(match))
    end = matcher.end()
  }
  return {
    matched: total > 0,
    full: compiled.matches(text),
    total,
    items,
    replaced: write === null ? null : pieces.join('') + text.slice(end),
  }
})
