import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_text_figlet', [
  answers(
    'Standard',
    { text: 'Hi' },
    {
      art: '  _   _ _\n | | | (_)\n | |_| | |\n |  _  | |\n |_| |_|_|',
      lines: 5,
      width: 10,
      font: 'Standard',
    },
    'figlet -f standard Hi, figlet 2.2.5',
  ),
  answers(
    'Banner',
    { text: 'I', font: 'Banner' },
    { art: ' ###\n  #\n  #\n  #\n  #\n  #\n ###', lines: 7, width: 4 },
    'banner.flf',
  ),
  answers(
    'characters apart',
    { text: 'II', font: 'Banner', layout: 'full' },
    { art: ' ###  ###\n  #    #\n  #    #\n  #    #\n  #    #\n  #    #\n ###  ###' },
    'each glyph of banner.flf begins and ends with an empty column',
  ),
  answers('on two lines', { text: 'I I', font: 'Banner', width: 20 }, { lines: 7 }, '3 letters fit'),
  answers(
    'wrapped at spaces',
    { text: 'III III', font: 'Banner', width: 20 },
    { lines: 15 },
    '7 + 7 lines of art and one between',
  ),
  answers(
    'characters that the font skips',
    { text: '世I', font: 'Banner' },
    { art: ' ###\n  #\n  #\n  #\n  #\n  #\n ###' },
    'by hand',
  ),
  refuses(422, 'a text that the font lacks', { text: '世界' }, 'nothing to draw'),
  refuses(422, 'spaces', { text: '   ' }, 'nothing to draw'),
  refuses(400, 'an unknown font', { text: 'a', font: 'Comic' }, 'font'),
  refuses(400, 'a longer text', { text: 'a'.repeat(201) }, 'text'),
  answers(
    'characters that touch',
    { text: 'Hi', layout: 'fitted' },
    { art: '  _   _  _\n | | | |(_)\n | |_| || |\n |  _  || |\n |_| |_||_|', width: 11 },
    'figlet -k -f standard Hi, figlet 2.2.5, behind the first glyph’s empty column',
  ),
  answers(
    'characters that overlap',
    { text: 'Hi', layout: 'universal smushing' },
    { art: '  _   _ _\n | | | (_)\n | |_| | |\n |  _  | |\n |_| |_|_|', width: 10 },
    'figlet -o -f standard Hi, figlet 2.2.5, likewise',
  ),
])

describe('fonts', () => {
  it.each([
    'Big',
    'Small',
    'Slant',
    'Block',
    'Doom',
    'Ghost',
    'Graffiti',
    'Lean',
    'Mini',
    'Ogre',
    'Rectangles',
    'Roman',
    'Script',
    'Shadow',
    'Speed',
    'Star Wars',
    'ANSI Shadow',
    'Bubble',
    'Digital',
    'Colossal',
    'Isometric1',
    'Larry 3D',
    '3-D',
    'Univers',
  ])('%s draws, trimmed', async (font) => {
    const { status, body } = await call('rest_text_figlet', { text: 'A1', font })
    expect(status).toBe(200)
    const { data } = body as { data: { art: string; lines: number; width: number } }
    const lines = data.art.split('\n')
    expect(lines).toHaveLength(data.lines)
    expect(Math.max(...lines.map((line) => line.length))).toBe(data.width)
    expect(data.art).not.toMatch(/[ \t]$/m)
    expect(lines[0]).toMatch(/\S/)
    expect(lines.at(-1)).toMatch(/\S/)
  })
})
