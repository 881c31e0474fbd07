import { RE2JS, type Matcher } from 're2js'
import { feature } from '#toolkit'
import { re2Pattern, searchInTime } from '#toolkit/lib/common/re2'
import { replacementTemplate, type GroupedMatch } from '#toolkit/lib/code/replacement-template'
import type { Data } from '#operation'

type Item = Data<'rest_developer_regex'>['items'][number]

const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
}

const flagBits = (flags: string): number =>
  Array.from(flags, (flag) => FLAGS[flag] ?? 0).reduce((all, bit) => all | bit, 0)

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

type Writer = (match: GroupedMatch) => string

const search = (compiled: RE2JS, text: string, limit: number, write: Writer | null) => {
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
}

export default feature('rest_developer_regex', ({ pattern, text, flags, replacement, limit }) => {
  const compiled = re2Pattern('pattern', pattern, flagBits(flags))
  const names = Object.keys(compiled.namedGroups())
  const write =
    replacement === undefined
      ? null
      : replacementTemplate(replacement, { count: compiled.groupCount(), names })
  return searchInTime('pattern', () => search(compiled, text, limit, write))
})
