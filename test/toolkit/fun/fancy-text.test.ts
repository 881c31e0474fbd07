import { answers, refuses, table } from '../../support/table.js'

table('rest_fun_fancyText', [
  answers(
    'bold',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'bold' },
    { style: 'bold', text: '𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙 𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳 𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', changed: 62 },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'italic',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'italic' },
    {
      style: 'italic',
      text: '𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍 𝑎𝑏𝑐𝑑𝑒𝑓𝑔ℎ𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧 0123456789',
      changed: 52,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'bold-italic',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'bold-italic' },
    {
      style: 'bold-italic',
      text: '𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑵𝑶𝑷𝑸𝑹𝑺𝑻𝑼𝑽𝑾𝑿𝒀𝒁 𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒊𝒋𝒌𝒍𝒎𝒏𝒐𝒑𝒒𝒓𝒔𝒕𝒖𝒗𝒘𝒙𝒚𝒛 0123456789',
      changed: 52,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'script',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'script' },
    {
      style: 'script',
      text: '𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵 𝒶𝒷𝒸𝒹ℯ𝒻ℊ𝒽𝒾𝒿𝓀𝓁𝓂𝓃ℴ𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏 0123456789',
      changed: 52,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'fraktur',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'fraktur' },
    {
      style: 'fraktur',
      text: '𝔄𝔅ℭ𝔇𝔈𝔉𝔊ℌℑ𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔ℜ𝔖𝔗𝔘𝔙𝔚𝔛𝔜ℨ 𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷 0123456789',
      changed: 52,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'double-struck',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'double-struck' },
    {
      style: 'double-struck',
      text: '𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ 𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫 𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
      changed: 62,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'sans-bold',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'sans-bold' },
    {
      style: 'sans-bold',
      text: '𝗔𝗕𝗖𝗗𝗘𝗙𝗚𝗛𝗜𝗝𝗞𝗟𝗠𝗡𝗢𝗣𝗤𝗥𝗦𝗧𝗨𝗩𝗪𝗫𝗬𝗭 𝗮𝗯𝗰𝗱𝗲𝗳𝗴𝗵𝗶𝗷𝗸𝗹𝗺𝗻𝗼𝗽𝗾𝗿𝘀𝘁𝘂𝘃𝘄𝘅𝘆𝘇 𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵',
      changed: 62,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'monospace',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'monospace' },
    {
      style: 'monospace',
      text: '𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉 𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣 𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
      changed: 62,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'circled',
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789', style: 'circled' },
    {
      style: 'circled',
      text: 'ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ ⓪①②③④⑤⑥⑦⑧⑨',
      changed: 62,
    },
    "characters by name in Python's unicodedata 14",
  ),
  answers(
    'fullwidth',
    { text: 'A z~!é', style: 'fullwidth' },
    { text: 'Ａ　ｚ～！é', changed: 5 },
    'Halfwidth and Fullwidth Forms of Unicode',
  ),
  answers(
    'upside down',
    { text: 'Hi, (you)? [1] {<a>}. É!', style: 'upside-down' },
    { text: "¡é ˙{<ɐ>} [1] ¿(noʎ) 'ᴉɥ", changed: 7 },
    'the table of the contract, by hand',
  ),
  answers(
    'mocking counts letters only',
    { text: 'a1bc éÅ😀d', style: 'mocking' },
    { text: 'a1Bc Éå😀D', changed: 6 },
    'by hand',
  ),
  answers(
    'struck through, but for line feeds',
    { text: 'a \n😀', style: 'strikethrough' },
    { text: 'a̶ ̶\n😀̶', changed: 3 },
    'U+0336',
  ),
  answers('underlined', { text: 'ab', style: 'underline' }, { text: 'a̲b̲', changed: 2 }, 'U+0332'),
  refuses(400, 'a style that is not offered', { text: 'a', style: 'comic' }, 'style'),
  refuses(400, 'no style', { text: 'a' }, 'style'),
  refuses(400, 'over 2000 characters', { text: 'x'.repeat(2001), style: 'bold' }, 'text'),
])
