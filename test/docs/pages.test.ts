import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const PAGES = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** GitHub's anchors of a page's headings. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(PAGES)('%s', (page) => {
  const text = read(page)

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('names files of the repository that exist', () => {
    const places = /`((?:src|handlers|test|openapi|deploy|docs|prisma)\/[\w./-]*)`/g
    const named = [...text.matchAll(places)].map(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

it('README.md can be read in one go', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151)
})
