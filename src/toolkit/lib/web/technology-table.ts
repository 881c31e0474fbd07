/** Where a sign was found. */
export type Evidence = 'meta generator' | 'script' | 'link' | 'header' | 'html'

export type TechnologyCategory = 'cms' | 'framework' | 'library' | 'analytics' | 'fonts' | 'server'

/** What shows a technology. Texts are compared in lower case. */
export type Sign =
  /** The content of meta generator begins with it. */
  | { generator: string }
  /** An address of a script, of a link, or of either, matches; `word` is what a version in it follows. */
  | { script: RegExp; word?: string }
  | { link: RegExp; word?: string }
  | { either: RegExp; word?: string }
  /** A script in the page itself matches. */
  | { inline: RegExp }
  /** An element has the id, or the attribute, or an image has the address. */
  | { id: string }
  | { attribute: string }
  | { image: RegExp }
  /** A header begins with it, or is there at all. */
  | { header: string; begins: string }

export interface Technology {
  name: string
  category: TechnologyCategory
  /** In the order in which they are looked for. */
  signs: readonly Sign[]
}

const generatorOf = (name: string): Sign => ({ generator: name.toLowerCase() })

const cms: readonly (readonly [string, ...Sign[]])[] = [
  ['WordPress', generatorOf('WordPress'), { either: /\/wp-content\/|\/wp-includes\// }],
  ['Drupal', generatorOf('Drupal'), { either: /\/sites\/default\/files\// }],
  ['Joomla', generatorOf('Joomla')],
  ['Shopify', { either: /cdn\.shopify\.com/ }],
  ['Wix', generatorOf('Wix.com'), { either: /static\.wixstatic\.com/ }, { image: /static\.wixstatic\.com/ }],
  [
    'Squarespace',
    generatorOf('Squarespace'),
    { either: /static1\.squarespace\.com/ },
    { image: /static1\.squarespace\.com/ },
  ],
  ['Ghost', generatorOf('Ghost')],
  ['Blogger', generatorOf('Blogger')],
  ['Hugo', generatorOf('Hugo')],
  ['Jekyll', generatorOf('Jekyll')],
]

const framework: typeof cms = [
  ['Next.js', { id: '__next_data__' }, { script: /\/_next\// }],
  ['Nuxt', { either: /\/_nuxt\// }, { id: '__nuxt' }],
  ['Gatsby', { id: '___gatsby' }, generatorOf('Gatsby')],
  ['Angular', { attribute: 'ng-version' }],
  ['React', { attribute: 'data-reactroot' }, { script: /react-dom/, word: 'react-dom' }],
  ['Vue.js', { attribute: 'data-v-app' }, { script: /vue\.js|vue\.min\.js|vue\.global/, word: 'vue' }],
  ['Svelte', { either: /\/_app\/immutable\// }],
]

const library: typeof cms = [
  ['jQuery', { script: /jquery.*\.js/s, word: 'jquery' }],
  ['Bootstrap', { either: /bootstrap.*\.(?:js|css)/s, word: 'bootstrap' }],
  ['Tailwind CSS', { script: /cdn\.tailwindcss\.com/, word: 'tailwindcss' }],
  ['Font Awesome', { either: /fontawesome|font-awesome/, word: 'font-?awesome' }],
]

const analytics: typeof cms = [
  ['Google Analytics', { script: /google-analytics\.com|googletagmanager\.com\/gtag/ }],
  [
    'Google Tag Manager',
    { script: /googletagmanager\.com\/gtm\.js/ },
    { inline: /googletagmanager\.com\/gtm\.js/ },
  ],
  ['Matomo', { script: /matomo\.js|piwik\.js/, word: 'matomo|piwik' }],
  ['Plausible', { script: /plausible/ }],
]

const serverOf = (name: string): readonly [string, ...Sign[]] => [
  name,
  { header: 'server', begins: name.toLowerCase() },
]
const poweredBy = (name: string): readonly [string, ...Sign[]] => [
  name,
  { header: 'x-powered-by', begins: name.toLowerCase() },
]

const server: typeof cms = [
  ...['nginx', 'Apache', 'Microsoft-IIS', 'LiteSpeed', 'Caddy'].map(serverOf),
  ['Cloudflare', { header: 'server', begins: 'cloudflare' }, { header: 'cf-ray', begins: '' }],
  ...['Vercel', 'Netlify'].map(serverOf),
  ...['PHP', 'Express', 'ASP.NET'].map(poweredBy),
]

const fonts: typeof cms = [['Google Fonts', { link: /fonts\.googleapis\.com/ }]]

/** All technologies that are looked for, in the order in which they are listed. */
export const TECHNOLOGIES: readonly Technology[] = Object.entries({
  cms,
  framework,
  library,
  analytics,
  fonts,
  server,
}).flatMap(([category, rows]) =>
  rows.map(([name, ...signs]) => ({ name, category: category as TechnologyCategory, signs })),
)
