import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { codePointName } from '#toolkit/lib/text/code-points'
import { emojiRecord } from '#toolkit/lib/text/emoji-records'

/** What Unicode and GitHub call an emoji. */
export default feature('rest_social_emoji', (query) => {
  const found = emojiRecord(query.emoji) ?? unprocessable(`emoji: ${quoted(query.emoji)} is not an emoji.`)
  const codePoints = Array.from(found.emoji, codePointName)
  return {
    emoji: found.emoji,
    name: found.name,
    hexcode: found.hexcode,
    codePoints,
    group: found.group,
    subgroup: found.subgroup,
    tags: [...found.tags],
    shortcodes: [...found.shortcodes],
    version: found.version,
    emoticon: found.emoticon,
    html: codePoints.map((name) => `&#x${name.slice(2).replace(/^0+/, '')};`).join(''),
    skinTones: found.skinTones.map(({ emoji, name, hexcode }) => ({ emoji, name, hexcode })),
  }
})
