import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const same = (name: string, emoji: string, data: Record<string, unknown>) =>
  answers<'rest_social_emoji'>(name, { emoji }, data, 'emoji-test.txt of Unicode, CLDR')

const ROCKET = {
  emoji: '🚀',
  name: 'rocket',
  hexcode: '1F680',
  codePoints: ['U+1F680'],
  group: 'travel-places',
  subgroup: 'transport-air',
  shortcodes: ['rocket'],
  version: 0.6,
  emoticon: null,
  html: '&#x1F680;',
  skinTones: [],
}

table('rest_social_emoji', [
  same('an emoji', '🚀', ROCKET),
  same('its code point, in any case', '1f680', ROCKET),
  same('its shortcode', ':rocket:', ROCKET),
  same('its shortcode without colons', 'rocket', ROCKET),
  same('an emoji with a selector that it does not need', '👍\ufe0f', {
    emoji: '👍',
    codePoints: ['U+1F44D'],
    shortcodes: ['+1', 'thumbsup'],
    skinTones: ['1F3FB', '1F3FC', '1F3FD', '1F3FE', '1F3FF'].map(
      (tone) => expect.objectContaining({ hexcode: `1F44D-${tone}` }) as unknown,
    ),
  }),
  same('an emoji that needs its selector', '❤', {
    emoji: '❤\ufe0f',
    name: 'red heart',
    codePoints: ['U+2764', 'U+FE0F'],
    html: '&#x2764;&#xFE0F;',
    emoticon: '<3',
  }),
  same('a skin tone, with the group of its base', '👍🏽', {
    emoji: '👍🏽',
    name: 'thumbs up: medium skin tone',
    hexcode: '1F44D-1F3FD',
    group: 'people-body',
    subgroup: 'hand-fingers-closed',
    shortcodes: [],
    version: 1,
    skinTones: [],
  }),
  same('a sequence by hex without selectors', '2764-200D-1F525', { name: 'heart on fire', version: 13.1 }),
  same('a sequence by hex with them', '2764-FE0F-200D-1F525', { name: 'heart on fire' }),
  same('a flag', '🇮🇩', {
    name: 'flag: Indonesia',
    group: 'flags',
    subgroup: 'country-flag',
    codePoints: ['U+1F1EE', 'U+1F1E9'],
  }),
  same('a regional indicator alone', '🇦', { group: null, subgroup: null, tags: [] }),
  same('the first of several emoticons', '😆', { emoticon: 'xD' }),
  refuses(422, 'a letter', { emoji: 'Q' }, 'is not an emoji'),
  refuses(422, 'two emoji', { emoji: '🚀🚀' }, 'is not an emoji'),
  refuses(422, 'an unknown shortcode', { emoji: ':no_such_thing:' }, 'is not an emoji'),
  refuses(422, 'nothing', { emoji: '' }, 'is not an emoji'),
  refuses(422, 'a selector alone', { emoji: '\ufe0f' }, 'is not an emoji'),
])
