import { existsSync, readFileSync } from 'node:fs'
import { generatedFile } from '#contract'
import { prefixOf } from '../addresses.js'
import { page } from './html.js'

const FILE = generatedFile('../CHANGELOG.md')
/** For an installation without the file. */
const NONE = '# Changes\n\nThis installation has no list of changes.'

/** `/changelog`: CHANGELOG.md as a page. */
export const changelogPage = async (baseUrl: string): Promise<string> => {
  const { marked } = await import('marked')
  const main = await marked.parse(existsSync(FILE) ? readFileSync(FILE, 'utf8') : NONE, {
    walkTokens: (token) => {
      if (token.type === 'link' && String(token['href']).startsWith('/'))
        Object.assign(token, { href: `${prefixOf(baseUrl)}${String(token['href'])}` })
    },
  })
  return page({
    title: 'Changes',
    description: 'What has changed for callers, release by release.',
    path: '/changelog',
    baseUrl,
    main: `<div class="text">${main}</div>`,
  })
}
