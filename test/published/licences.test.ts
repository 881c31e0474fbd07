import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attributions, isPermissive } from '../../src/published/attributions.js'
import { renderLicensesPage, renderNotice } from '../../src/published/notice.js'
import { runtimePackages } from '../../src/published/packages.js'
import { readBundle } from '../../src/published/reference/bundle.js'
import { bundledPackages } from '../../src/published/reference/bundled.js'

const ROOT = join(import.meta.dirname, '../..')
const packages = runtimePackages(ROOT)

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['not stated', false],
  ])('%s is permissive: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected)
  })

  it('of every runtime package are permissive, or stand in the list of attributions', () => {
    const named = attributions.flatMap(({ from }) => ('package' in from ? [from.package] : []))
    const unnamed = packages.filter(
      ({ name, licence }) =>
        !isPermissive(licence) && !named.includes(name) && !name.startsWith('@img/sharp-'),
    )
    expect(unnamed.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  it('of the data files are those of their manifest, and none is left out', () => {
    const { sets } = JSON.parse(readFileSync(join(ROOT, 'data/manifest.json'), 'utf8')) as {
      sets: { file: string; licence: string }[]
    }
    const attributed = attributions.flatMap(({ from, licence }) =>
      'file' in from ? [{ file: from.file, licence }] : [],
    )
    expect(attributed).toEqual(sets.map(({ file, licence }) => ({ file, licence })))
  })
})

describe('what is bundled in the reference', () => {
  const { version, packages: bundled } = bundledPackages()

  it('was listed with the bundle, under permissive licences', () => {
    expect(version).toBe(readBundle().index.version)
    expect(bundled.filter(({ licence }) => !isPermissive(licence))).toEqual([])
    expect(bundled.filter(({ version: each }) => !/^\d+\.\d+\.\d+/.test(each))).toEqual([])
  })

  // What the program shows it has: its framework, its editor, what colours code, and what reads Markdown.
  it.each([
    ['@vue/runtime-core', 'MIT', /\(Evan\) You/],
    ['@codemirror/view', 'MIT', /Marijn Haverbeke/],
    ['highlight.js', 'BSD-3-Clause', /Ivan Sagalaev/],
    ['fuse.js', 'Apache-2.0', /Kirollos Risk/],
    ['micromark', 'MIT', /Titus Wormer/],
  ])('has %s (%s)', (name, licence, copyright) => {
    expect(bundled.find((each) => each.name === name)).toMatchObject({
      licence,
      copyright: expect.stringMatching(copyright) as string,
    })
  })

  it('stands in the notice and on the page, each package with its maker', () => {
    const [notice, page] = [renderNotice([], []), renderLicensesPage([], [], 'https://api.example')]
    for (const { name, version: each, licence } of bundled) {
      expect(notice).toContain(`- ${name} ${each}: ${licence}`)
      expect(page).toMatch(
        new RegExp(`<tr><td>${name}(?:<br><small>[^]*?</small>)?</td><td>${each}</td><td>${licence}</td>`),
      )
    }
    expect(page).toContain('Copyright (c) 2006, Ivan Sagalaev')
  })
})

describe('the notice', () => {
  const upstream = {
    title: 'A <b>source</b>',
    docs: 'https://docs.example',
    terms: 'name "them" & link',
    attribution: 'Data by A.',
  }

  it('names every attribution, upstream and package', () => {
    const text = renderNotice(packages, [upstream])
    for (const { title, credit } of attributions) {
      expect(text).toContain(title)
      expect(text).toContain(credit)
    }
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`)
    expect(text).toContain(upstream.terms)
  })

  it('is safe as a page', () => {
    const page = renderLicensesPage([], [upstream], 'https://api.example')
    expect(page).toContain('A &lt;b&gt;source&lt;/b&gt;')
    expect(page).toContain('name &quot;them&quot; &amp; link')
    // That of light and dark alone.
    expect(page.split('<script')).toHaveLength(2)
  })
})
