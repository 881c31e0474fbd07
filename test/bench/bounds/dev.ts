import { filled, records, scattered, word } from './content.js'
import type { BoundsTable } from './derive.js'

const LENGTH = 50_000
const javascript = filled(
  LENGTH,
  (index) => `export function ${word(index)}${index}(first, second) {
  // ${word(index)} and ${word(index + 1)}
  const items = [first, second, ${index}].filter((item) => item > ${scattered(index, 100)}).map((item) => ({ item, twice: item * 2 }))
  if (items.length === 0) throw new Error("nothing of " + first)
  for (const { item, twice } of items) { if (item in {}) continue; console.log(item, twice, \`\${item}-\${twice}\`) }
  return items.length > 1 ? { first, ...second } : second?.value ?? null
}
`,
)
const typescript = filled(
  LENGTH,
  (
    index,
  ) => `export interface Thing${index}<T extends string = string> { readonly id: number; name?: T; tags: readonly string[] }
export const ${word(index)}${index} = async (thing: Thing${index}, most: number | null = ${index}): Promise<Record<string, unknown>> => {
  const { id, tags, ...rest } = thing as Thing${index} & { rest?: unknown }
  const found = tags.filter((tag): tag is string => tag.length > (most ?? 0))
  return { id, found: await Promise.resolve(found), rest }
}
`,
)
const jsx = filled(
  LENGTH,
  (index) => `export const View${index} = ({ title, items }) => (
  <section className="view" id={"v" + ${index}}><h2>{title}</h2>{items.map((item) => <Row key={item.id} {...item} onClick={() => open(item.id)}>{item.name}</Row>)}</section>
)
`,
)
const tsx = filled(
  LENGTH,
  (index) => `interface Props${index} { title: string; items: readonly { id: string }[] }
export const View${index} = ({ title, items }: Props${index}) => <section className="view"><h2>{title}</h2>{items.map((item) => <Row key={item.id} {...item} />)}</section>
`,
)
const rule = (
  index: number,
): string => `.${word(index)}-${index} > a:hover, #id${index} { color: #ff${String(index % 10).repeat(4)}; margin: 0px ${index % 20}px 0px 0px; background: url("i/${index}.png") no-repeat; }
@media (min-width: ${400 + index}px) { .${word(index)} { padding: 1.50em; display: flex } }
`
const css = filled(LENGTH, rule)
const scss = filled(
  LENGTH,
  (index) =>
    `$c${index}: #ff0000;\n.${word(index)}-${index} { color: $c${index}; &:hover { margin: 0 auto; .inner { @include mix($c${index}); } } }\n`,
)
const less = filled(
  LENGTH,
  (index) =>
    `@c${index}: #ff0000;\n.${word(index)}-${index} { color: @c${index}; &:hover { margin: 0 auto; .inner { .mix(@c${index}); } } }\n`,
)
const htmlPart = (
  index: number,
): string => `<div class="card c${index}"><!-- ${word(index)} --><h2>${word(index)}</h2><p style="color: red; margin: 0px">${word(index + 1)} <b>${word(index + 2)}</b> <a href="/p/${index}">more</a></p><ul><li>one</li><li>two</li></ul><img src="i.png" alt=""></div>
`
const html = filled(LENGTH, htmlPart, {
  head: '<!doctype html>\n<html>\n <head><title>t</title><style>a { color: red }</style></head><body>\n',
  tail: '</body>\n</html>',
})
const vue = filled(LENGTH, htmlPart, {
  head: '<template><main>\n',
  tail: '</main></template>\n<script>export default { data() { return { a: 1 } } }</script>',
})
const markdown = filled(
  LENGTH,
  (index) =>
    `## Section ${index}\n\nSome **${word(index)}** text with [a link](https://example.org/${index}) and \`code\`,\nand ${word(index + 1)}.\n\n* ${word(index)}\n* ${word(index + 2)}\n\n`,
)
const yaml = filled(
  LENGTH,
  (index) =>
    `item${index}:\n    name:   ${word(index)}\n    tags: [${word(index + 1)},   ${word(index + 2)}]\n    # ${word(index)}\n    price: ${index}\n`,
)
const json = records(LENGTH)
const sql = filled(
  LENGTH,
  (index) =>
    `select u.id, u.name, count(o.id) as orders, sum(o.total) from users u left join orders o on o.user_id = u.id and o.state in ('open', 'paid') where u.created_at > '2024-01-0${1 + (index % 9)}' and (u.name like '%${word(index)}%' or u.id = ${index}) group by u.id, u.name having count(o.id) > ${index % 7} order by orders desc limit 10;\n`,
)
const graphql = filled(
  LENGTH,
  (index) =>
    `query Q${index}($id:ID!,$most:Int=10){user(id:$id){...F${index} friends(first:$most){edges{node{id name}}}}} fragment F${index} on User{name email address{city}}\n`,
)
const svg = filled(
  LENGTH,
  (index) =>
    `<g transform="translate(${index} ${index})"><path fill="#ff0000" stroke="black" d="M 10.123 10.456 L 20.5 ${index}.25 C 1 2 3 4 5 ${index} Z"/><circle cx="${index}" cy="5.5000" r="3"/><text x="1">${word(index)}</text></g>`,
  {
    head: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><!-- c -->',
    tail: '</svg>',
  },
)
const env = filled(
  LENGTH,
  (index) => `# ${word(index)}\nexport NAME_${index}="${word(index)}\\n$NAME_${index - 1}" # c\n`,
)
const ini = filled(
  LENGTH,
  (index) => `[section${index}.${word(index)}]\nname=${word(index)}\nlist[]=a\nlist[]=b\n; c\n`,
)
const properties = filled(
  LENGTH,
  (index) => `key.${word(index)}.${index} = ${word(index)} \\\n   ${word(index + 1)}\n# c\n`,
)

const FORMATTED = {
  javascript,
  jsx,
  typescript,
  tsx,
  json,
  json5: json,
  css,
  scss,
  less,
  html,
  vue,
  markdown,
  yaml,
}
const plainStyle = {
  semi: true,
  singleQuote: false,
  useTabs: false,
  trailingComma: 'all',
  width: 80,
  tabWidth: 2,
}

export const dev: BoundsTable = {
  format: {
    calls: Object.entries(FORMATTED).map(([language, code]) => ({ ...plainStyle, language, code })),
    own: {
      ms: 2_000,
      because: 'Prettier takes 0.4 to 1.0 s for 50,000 characters of YAML, HTML, Vue or Markdown',
    },
  },
  'format/sql': {
    calls: [{ sql, keywordCase: 'upper', tabWidth: 2 }],
    own: { ms: 1_200, because: 'sql-formatter takes 0.5 s for 50,000 characters of the largest dialects' },
  },
  'format/graphql': { calls: [{ document: graphql }] },
  'minify/js': {
    calls: [{ code: javascript, module: true, dropConsole: false }],
    own: { ms: 800, because: 'Terser takes 0.4 s to compress 50,000 characters of a module' },
  },
  'minify/css': {
    calls: [
      { code: css },
      { code: Array.from({ length: 3_000 }, (_, index) => `.a${index}{b:${index}}`).join('') },
    ],
  },
  'minify/html': { calls: [{ code: html }] },
  'minify/svg': { calls: [{ code: svg, precision: 3 }] },
  transpile: { calls: [{ code: typescript }, { code: tsx, jsx: true }] },
  'lint/json': { calls: [{ json }, { json: json.replaceAll('"name"', 'name').slice(0, LENGTH) }] },
  config: {
    calls: [
      { format: 'env', text: env, expand: false },
      { format: 'env', text: env.replaceAll(/\$NAME_\d+/g, '$NAME_0'), expand: true },
      { format: 'ini', text: ini, expand: false },
      { format: 'properties', text: properties, expand: false },
    ],
  },
  stats: {
    calls: [
      { code: javascript, language: 'js' },
      { code: typescript, language: 'ts' },
      { code: css, language: 'css' },
      { code: html, language: 'html' },
      { code: sql, language: 'sql' },
    ],
  },
  ast: {
    calls: [
      {
        code: javascript.slice(0, javascript.lastIndexOf('export function')),
        sourceType: 'module',
        ecmaVersion: 'latest',
      },
    ],
  },
}
