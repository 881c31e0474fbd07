import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const RULES = 'the rules, by hand'

/** A page in which one check, or none, finds something; `found` are the faulty start tags. */
const finds = (name: string, html: string, code: string | null, found: string[] = []) =>
  answers<'rest_web_accessibility'>(
    `${code ?? 'nothing'}: ${name}`,
    { html },
    {
      total: found.length,
      byCode: code === null ? {} : { [code]: found.length },
      items: found.map((element) => expect.objectContaining({ code, element }) as never),
    },
    RULES,
  )

const severe = (html: string, code: string, wcag: string, severity: string, score: number) =>
  answers<'rest_web_accessibility'>(
    `${code} is ${severity}`,
    { html },
    { score, items: [expect.objectContaining({ code, wcag, severity }) as never] },
    RULES,
  )

const TABLE = '<table><tr><td>1<tr><td>2</table>'

table('rest_web_accessibility', [
  severe('<html><title>t</title>', 'html-lang', '3.1.1', 'serious', 94),
  severe('<html lang=en>', 'title', '2.4.2', 'serious', 94),
  severe('<img>', 'img-alt', '1.1.1', 'critical', 90),
  severe('<input>', 'input-label', '4.1.2', 'critical', 90),
  severe('<button></button>', 'button-name', '4.1.2', 'critical', 90),
  severe('<a href="x"></a>', 'link-name', '2.4.4', 'serious', 94),
  severe('<iframe></iframe>', 'frame-title', '4.1.2', 'serious', 94),
  severe('<p id=a><p id=a>', 'duplicate-id', '4.1.1', 'minor', 99),
  severe('<meta name=viewport content="user-scalable=no">', 'viewport-zoom', '1.4.4', 'critical', 90),
  severe('<h1>a</h1><h3>b</h3>', 'heading-order', '1.3.1', 'moderate', 97),
  severe(TABLE, 'table-header', '1.3.1', 'moderate', 97),
  severe('<p tabindex=1>', 'tabindex', '2.4.3', 'moderate', 97),
  severe('<meta http-equiv=refresh content="5">', 'meta-refresh', '2.2.1', 'critical', 90),
  severe('<video autoplay></video>', 'autoplay', '1.4.2', 'moderate', 97),
  answers(
    'every check in its order',
    {
      html: `<html><meta http-equiv="Refresh" content="1; url=/"><meta name="Viewport" content="maximum-scale=1"><video autoplay></video><p tabindex=2></p>${TABLE}<h1>a</h1><h4 id=i>b</h4><p id=i></p><iframe></iframe><a href></a><button></button><input><img>`,
    },
    {
      byCode: {
        'html-lang': 1,
        title: 1,
        'img-alt': 1,
        'input-label': 1,
        'button-name': 1,
        'link-name': 1,
        'frame-title': 1,
        'duplicate-id': 1,
        'viewport-zoom': 1,
        'heading-order': 1,
        'table-header': 1,
        tabindex: 1,
        'meta-refresh': 1,
        autoplay: 1,
      },
      total: 14,
      // 5 critical, 4 serious, 4 moderate, 1 minor.
      score: 13,
      items: [
        'html-lang title img-alt input-label button-name link-name frame-title duplicate-id viewport-zoom heading-order table-header tabindex meta-refresh autoplay',
      ]
        .flatMap((codes) => codes.split(' '))
        .map((code) => expect.objectContaining({ code }) as never),
    },
    RULES,
  ),
  finds('an empty one', '<html lang=" "><title>t</title>', 'html-lang', ['<html lang=" ">']),
  finds('a fragment has none', '<p>x</p><!-- <html> --><script>"<html>"</script>', null),
  finds('an empty one', '<html lang=en><title> </title>', 'title', ['<title>']),
  finds('that of a picture is none', '<html lang=en><svg><title>t</title></svg>', 'title', [
    '<html lang="en">',
  ]),
  finds(
    'what stands for it',
    '<img alt><img alt="a"><img aria-label=a><img aria-labelledby=a><img title=a><img role=none><img role=presentation>',
    null,
  ),
  finds('roles and names that are none', '<img role=img><img title="">', 'img-alt', [
    '<img role="img">',
    '<img title="">',
  ]),
  finds(
    'what stands for it',
    '<label for=a>A</label><input id=a><label>B <b><input></b></label><input aria-label=c><select title=d></select><textarea aria-labelledby=e></textarea><input type=hidden><input type=Submit><input type=reset><input type=image>',
    null,
  ),
  finds(
    'fields',
    '<label for=z></label><input type=text id=a><select></select><textarea></textarea>',
    'input-label',
    ['<input type="text" id="a">', '<select>', '<textarea>'],
  ),
  finds(
    'what stands for it',
    '<button>a</button><button value=a></button><button aria-label=a></button><button title=a></button><button><img alt=a></button><input type=button value=a><button><b> <i>a</i></b></button>',
    null,
  ),
  finds(
    'blanks, and a picture without words',
    '<button> <b></b></button><button><img alt=""></button><input type="button">',
    'button-name',
    ['<button>', '<button>', '<input type="button">'],
  ),
  finds(
    'what stands for it',
    '<a href=x>a</a><a href=x><img alt=a></a><a href=x title=a></a><a name=x></a>',
    null,
  ),
  finds('an empty address is one too', '<a href="" class="c"></a>', 'link-name', ['<a href="" class="c">']),
  finds('a title', '<iframe title=a></iframe>', null),
  finds(
    'each further one',
    '<p id=a></p><b id=a></b><i id=A></i><u id=a></u><s id=""></s><s id=""></s>',
    'duplicate-id',
    ['<b id="a">', '<u id="a">'],
  ),
  finds(
    'what lets users zoom',
    '<meta name=viewport content="width=device-width, maximum-scale=2, user-scalable=yes">',
    null,
  ),
  finds(
    'what does not',
    '<meta name=viewport content="width=1, User-Scalable = 0"><meta name=viewport content="maximum-scale=1.9;width=1">',
    'viewport-zoom',
    [
      '<meta name="viewport" content="width=1, User-Scalable = 0">',
      '<meta name="viewport" content="maximum-scale=1.9;width=1">',
    ],
  ),
  finds('levels that go back, and a first one', '<h3>a</h3><h4>b</h4><h1>c</h1><h2>d</h2>', null),
  finds(
    'a layout, one row, a header',
    `<table role=presentation><tr><td>1<tr><td>2</table><table><tr><td>1</table><table><tr><th>1<tr><td>2</table>`,
    null,
  ),
  finds(
    'a header in a nested table is not its own',
    '<table><tr><td><table><tr><th>1</table><tr><td>2</table>',
    'table-header',
    ['<table>'],
  ),
  finds('0, less, and no number', '<p tabindex=0></p><p tabindex=-1></p><p tabindex=x></p>', null),
  finds('an instant one', '<meta http-equiv=refresh content="0; url=/">', null),
  finds('without sound', '<video autoplay muted></video><audio></audio>', null),
  finds('with sound', '<audio autoplay></audio>', 'autoplay', ['<audio autoplay="">']),
  finds('a start tag with signs', '<img src="a?b&c" class=\'"\'>', 'img-alt', [
    '<img src="a?b&amp;c" class="&quot;">',
  ]),
  answers(
    'a long start tag',
    { html: `<img src="${'x'.repeat(300)}">` },
    { items: [expect.objectContaining({ element: `<img src="${'x'.repeat(190)}` }) as never] },
    '10 and 190 characters',
  ),
  answers(
    'more faults than points, and than are asked for',
    { html: '<img>'.repeat(12), limit: 2 },
    { score: 0, total: 12, byCode: { 'img-alt': 12 }, count: 2 },
    RULES,
  ),
  answers('nothing', { html: '' }, { score: 100, total: 0, byCode: {}, count: 0, items: [] }, RULES),
  refuses(400, 'neither url nor html', {}, 'url'),
  refuses(400, 'a limit of 501', { html: 'a', limit: 501 }, 'limit'),
])
