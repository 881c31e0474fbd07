import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import type { Data } from '#operation'

table('rest_fun_cowsay', [
  answers(
    'a line',
    { text: 'Moo!' },
    {
      lines: 8,
      text: [
        String.raw` ______`,
        String.raw`< Moo! >`,
        String.raw` ------`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'lines of at most forty columns',
    { text: 'The quick brown fox jumps over the lazy dog and runs away into the deep dark wood' },
    {
      lines: 10,
      text: [
        String.raw` _________________________________________`,
        '/ The quick brown fox jumps over the lazy \\',
        String.raw`| dog and runs away into the deep dark    |`,
        String.raw`\ wood                                    /`,
        String.raw` -----------------------------------------`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'two lines that are thought, with eyes',
    { text: 'I think, therefore I am', mode: 'think', eyes: '^^', width: 12 },
    {
      lines: 10,
      text: [
        String.raw` _____________`,
        String.raw`( I think,    )`,
        String.raw`( therefore I )`,
        String.raw`( am          )`,
        String.raw` -------------`,
        String.raw`        o   ^__^`,
        String.raw`         o  (^^)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'a bunny',
    { text: 'Hi', cow: 'bunny' },
    {
      lines: 8,
      text: [
        String.raw` ____`,
        String.raw`< Hi >`,
        String.raw` ----`,
        '  \\',
        '   \\   \\',
        '        \\ /\\',
        String.raw`        ( )`,
        String.raw`      .( o ).`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'eyes with a dollar sign, and a longer word that is cut',
    { text: 'xxxxxxxxxxxxxxxxxxxxxxxxx', cow: 'sheep', eyes: '$a', width: 10 },
    {
      lines: 13,
      text: [
        String.raw` ____________`,
        '/ xxxxxxxxxx \\',
        String.raw`| xxxxxxxxxx |`,
        String.raw`\ xxxxx      /`,
        String.raw` ------------`,
        '  \\',
        '   \\',
        String.raw`       __`,
        "      U$aU\\.'@@@@@@`.",
        String.raw`      \__/(@@@@@@@@@@)`,
        String.raw`           (@@@@@@@@)`,
        "           `YY~~~~YY'",
        String.raw`            ||    ||`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'a tab and runs of blanks',
    { text: 'a\tb   c' },
    {
      lines: 8,
      text: [
        String.raw` _______`,
        String.raw`< a b c >`,
        String.raw` -------`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'cowsay 3.03, the Perl program',
  ),
  answers(
    'line feeds',
    { text: 'a\n\nbc' },
    {
      lines: 10,
      text: [
        String.raw` ____`,
        '/ a  \\',
        String.raw`|    |`,
        String.raw`\ bc /`,
        String.raw` ----`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'the contract',
  ),
  answers(
    'two line feeds of thought',
    { text: 'a\nb', mode: 'think' },
    {
      lines: 9,
      text: [
        String.raw` ___`,
        String.raw`( a )`,
        String.raw`( b )`,
        String.raw` ---`,
        String.raw`        o   ^__^`,
        String.raw`         o  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'the contract',
  ),
  answers(
    'nothing but blanks',
    { text: '  ' },
    {
      lines: 8,
      text: [
        String.raw` __`,
        String.raw`<  >`,
        String.raw` --`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'the contract',
  ),
  answers(
    'wide characters',
    { text: '日本語日本語', width: 11 },
    {
      lines: 9,
      text: [
        String.raw` ____________`,
        '/ \u65e5\u672c\u8a9e\u65e5\u672c \\',
        String.raw`\ 語         /`,
        String.raw` ------------`,
        String.raw`        \   ^__^`,
        String.raw`         \  (oo)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'two columns each',
  ),
  answers(
    'eyes beyond the BMP',
    { text: 'x', eyes: '👀👀' },
    {
      lines: 8,
      text: [
        String.raw` ___`,
        String.raw`< x >`,
        String.raw` ---`,
        String.raw`        \   ^__^`,
        String.raw`         \  (👀👀)\_______`,
        '            (__)\\       )\\/\\',
        String.raw`                ||----w |`,
        String.raw`                ||     ||`,
      ].join('\n'),
    },
    'by hand',
  ),
  refuses(400, 'another animal', { text: 'a', cow: 'dinosaur' }, 'cow'),
  refuses(400, 'three eyes', { text: 'a', eyes: 'ooo' }, 'eyes'),
  refuses(400, 'nine columns', { text: 'a', width: 9 }, 'width'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])

const COWS =
  'default bunny cat dragon elephant fox ghost hedgehog koala moose owl robot sheep small stegosaurus tux turtle whale'

describe('rest_fun_cowsay', () => {
  it.each(COWS.split(' '))('draws %s with both tails and without what its file leaves open', async (cow) => {
    const drawings = await Promise.all(
      ['say', 'think'].map(async (mode) => {
        const { body } = await call('rest_fun_cowsay', { text: 'Hi', cow, mode, eyes: '%%' })
        return (body as { data: Data<'rest_fun_cowsay'> }).data
      }),
    )
    const [said, thought] = drawings.map(({ text }) => text)
    for (const { text, lines } of drawings) {
      expect(text.split('\n').length).toBe(lines)
      expect(text).not.toMatch(/\$|the_cow|[ \n]$|[ ]\n|[\ue000-\uf8ff]/)
    }
    expect(said).toMatch(/^ ____\n< Hi >\n ----\n/)
    expect(thought).toMatch(/^ ____\n\( Hi \)\n ----\n/)
    expect(thought?.split('\n')[3]).toContain('o')
    expect(said?.split('\n')[3]).toContain('\\')
  })
})
