import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ask, askOrRefused, path } from '#toolkit/upstreams/define'
import { upstreamDefinitions } from '#toolkit/upstreams/definitions'
import { hadithChapterOf, hadithOf } from '#toolkit/upstreams/islamic/hadith'
import { entertainment } from '#toolkit/upstreams/tables/entertainment'
import { world } from '#toolkit/upstreams/tables/world'
import { tafsirOf } from '#toolkit/upstreams/islamic/tafsir'
import type { UpstreamCaller } from '#toolkit/upstreams/types'
import { startClient } from '../support/upstream-client.js'

/** A feature's context whose upstream answers `target` so. */
const contextWith = async (upstream: string, target: string, answer: object): Promise<UpstreamCaller> => {
  const { local, request } = await startClient()
  local.register({ upstream, target, answers: [answer] })
  return { upstream: request, signal: new AbortController().signal }
}

describe('the definitions', () => {
  const FOLDER = join(import.meta.dirname, '../../src/toolkit/upstreams')

  it('are in the order of their names, and no name is given twice', () => {
    const names = upstreamDefinitions.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort())
  })

  it('have an adapter each: a file or a folder of its name, which may serve several hosts', () => {
    const adapters = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) =>
      basename(file, '.ts'),
    )
    const names = upstreamDefinitions.map(({ name }) => name)
    expect(names.filter((name) => !adapters.some((adapter) => name.startsWith(adapter)))).toEqual([])
  })

  it.each(upstreamDefinitions.map((definition) => [definition.name, definition] as const))(
    '%s can be reached, limited and named',
    (name, { base, rate, attribution, terms, title, docs }) => {
      expect(name).toMatch(/^[a-z]+$/)
      expect(new URL(base.replace('{lang}', 'en')).href.replace(/\/$/, '')).toBe(base.replace('{lang}', 'en'))
      expect(base).toMatch(/^https:/)
      expect(rate.requests / rate.seconds).toBeGreaterThan(0)
      for (const text of [attribution, terms, title, docs]) expect(text.trim()).not.toBe('')
    },
  )
})

describe('a path', () => {
  it('encodes each value whole', () => {
    expect(path`/a/${'b/c d'},${'é'}/${-1.5}.json`).toBe('/a/b%2Fc%20d,%C3%A9/-1.5.json')
  })

  it('keeps what its text has between the values', () => {
    expect(path`/author,title/${'Emily Dickinson'};${'I, too'}`).toBe(
      '/author,title/Emily%20Dickinson;I%2C%20too',
    )
  })

  it('survives half of a surrogate pair', () => {
    expect(path`/${'\uD83D'}`).toBe('/%EF%BF%BD')
  })
})

describe('tafsirOf', () => {
  const VERSE = { edition: 'en-tafisr-ibn-kathir', surah: 112, ayah: 1 }
  const TARGET = '/en-tafisr-ibn-kathir/112/1.json'
  const BODY = { surah: 112, ayah: 1, text: '\n The reason... ' }

  it('gives the commentary with its text trimmed', async () => {
    const context = await contextWith('tafsir', TARGET, { body: BODY })
    expect(await tafsirOf(context, VERSE)).toEqual({ surah: 112, ayah: 1, text: 'The reason...' })
  })

  it('is null where there is none', async () => {
    const context = await contextWith('tafsir', TARGET, { status: 404, body: "Couldn't find the file" })
    expect(await tafsirOf(context, VERSE)).toBeNull()
  })

  it.each([
    ['a missing text', { surah: 112, ayah: 1 }, 'has no usable text'],
    ['a null text', { ...BODY, text: null }, 'has no usable text'],
    ['a number written as text', { ...BODY, surah: '112' }, 'has no usable surah'],
    ['an empty list', [], 'has no usable surah'],
    ['null', null, 'is not of the documented shape'],
    ['a text', 'nothing here', 'is not of the documented shape'],
  ])('refuses %s with 502 and the field', async (_name, body, fault) => {
    const context = await contextWith('tafsir', TARGET, { body: JSON.stringify(body) })
    await expect(tafsirOf(context, VERSE)).rejects.toMatchObject({
      name: 'FeatureError',
      status: 502,
      code: 'upstream_failed',
      message: `Tafsir API (spa5k/tafsir_api, served by jsDelivr) failed: its answer ${fault}.`,
    })
  })
})

/** In the shape of `editions/eng-nawawi/1.json` of fawazahmed0/hadith-api. */
const METADATA = {
  name: 'Forty Hadith of an-Nawawi',
  section: { 1: 'Forty Hadith' },
  section_detail: {
    1: { hadithnumber_first: 1, hadithnumber_last: 42, arabicnumber_first: 1, arabicnumber_last: 42 },
  },
}
const HADITH = {
  hadithnumber: 1,
  arabicnumber: 1.5,
  text: 'Actions are by intentions',
  grades: [{ name: 'Al-Albani', grade: 'Sahih' }],
  reference: { book: 1, hadith: 7 },
}

describe('hadithOf', () => {
  const TARGET = '/editions/eng-nawawi/1.json'
  const asked = { edition: 'eng-nawawi', number: 1 }
  const answered = async (body: object) => hadithOf(await contextWith('hadith', TARGET, { body }), asked)

  it('gives the hadith with its place, chapter and grades', async () => {
    expect(await answered({ metadata: METADATA, hadiths: [HADITH] })).toEqual({
      collectionName: 'Forty Hadith of an-Nawawi',
      number: 1,
      arabicNumber: 1.5,
      text: 'Actions are by intentions',
      grades: [{ by: 'Al-Albani', grade: 'Sahih' }],
      book: 1,
      inBook: 7,
      chapter: { number: 1, title: 'Forty Hadith' },
    })
  })

  it.each([
    ['an empty', { ...METADATA, section: {} }],
    ['a null', { ...METADATA, section: null }],
    ['no', { name: METADATA.name }],
  ])('has no chapter where there is %s section', async (_name, metadata) => {
    expect(await answered({ metadata, hadiths: [HADITH] })).toMatchObject({ chapter: null })
  })

  it('is null where the edition has no such hadith', async () => {
    expect(await hadithOf(await contextWith('hadith', TARGET, { status: 404 }), asked)).toBeNull()
  })

  it.each([
    ['hadiths.0', { metadata: METADATA, hadiths: [] }],
    ['hadiths', { metadata: METADATA, hadiths: null }],
    ['metadata', { hadiths: [HADITH] }],
    ['metadata.name', { metadata: { ...METADATA, name: null }, hadiths: [HADITH] }],
    ['hadiths.0.text', { metadata: METADATA, hadiths: [{ ...HADITH, text: null }] }],
    ['hadiths.0.grades.0.grade', { metadata: METADATA, hadiths: [{ ...HADITH, grades: [{ name: 'x' }] }] }],
    ['hadiths.0.reference.book', { metadata: METADATA, hadiths: [{ ...HADITH, reference: {} }] }],
  ])('refuses an answer without %s', async (field, body) => {
    await expect(answered(body)).rejects.toMatchObject({
      status: 502,
      message: expect.stringMatching(new RegExp(`: its answer has no usable ${field}\\.$`)) as string,
    })
  })
})

describe('hadithChapterOf', () => {
  const TARGET = '/editions/eng-nawawi/sections/1.json'
  const asked = { edition: 'eng-nawawi', chapter: 1 }
  const answered = async (body: object) =>
    hadithChapterOf(await contextWith('hadith', TARGET, { body }), asked)

  it('gives the chapter and its hadiths in their order', async () => {
    const second = { ...HADITH, hadithnumber: 2, grades: [] }
    expect(await answered({ metadata: METADATA, hadiths: [HADITH, second] })).toEqual({
      collectionName: 'Forty Hadith of an-Nawawi',
      title: 'Forty Hadith',
      first: 1,
      last: 42,
      hadiths: [
        { number: 1, text: HADITH.text, grades: [{ by: 'Al-Albani', grade: 'Sahih' }] },
        { number: 2, text: HADITH.text, grades: [] },
      ],
    })
  })

  it('may hold no hadith at all', async () => {
    expect(await answered({ metadata: METADATA, hadiths: [] })).toMatchObject({ hadiths: [] })
  })

  it('is null where the edition has no such chapter', async () => {
    expect(await hadithChapterOf(await contextWith('hadith', TARGET, { status: 404 }), asked)).toBeNull()
  })

  it.each([
    ['metadata.section.1', { metadata: { ...METADATA, section: {} }, hadiths: [] }],
    ['metadata.section_detail.1', { metadata: { ...METADATA, section_detail: { 2: {} } }, hadiths: [] }],
    ['hadiths.1.hadithnumber', { metadata: METADATA, hadiths: [HADITH, { ...HADITH, hadithnumber: null }] }],
  ])('refuses an answer without %s', async (field, body) => {
    await expect(answered(body)).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining(`has no usable ${field}.`) as string,
    })
  })
})

describe('askOrRefused', () => {
  const Weather = v.object({ timezone: v.string() })
  const Refusal = v.object({ reason: v.string() })
  const forecast = async (answer: object) => {
    const context = await contextWith('openmeteo', '/forecast', answer)
    return askOrRefused(world.openmeteo, context, Weather, Refusal, { path: '/forecast', accept: [400] })
  }

  it('tells an answer from a refusal and from nothing', async () => {
    expect(await forecast({ body: { timezone: 'GMT' } })).toEqual({ data: { timezone: 'GMT' } })
    expect(await forecast({ status: 400, body: { reason: 'no' } })).toEqual({
      status: 400,
      refusal: { reason: 'no' },
    })
    expect(await forecast({ status: 404 })).toBeNull()
  })

  it('checks a refusal as it checks an answer', async () => {
    await expect(forecast({ status: 400, body: {} })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('has no usable reason') as string,
    })
  })
})

describe('a list where an object belongs', () => {
  it.each([
    ['an object without needed members', v.object({ versions: v.nullish(v.array(v.string()), []) })],
    ['an object with further members', v.objectWithRest({}, v.number())],
    ['any object', v.looseObject({})],
    ['a record', v.record(v.string(), v.number())],
    ['what is made of a record', v.pipe(v.record(v.string(), v.number()), v.transform(Object.keys))],
  ])('is refused: %s', async (_name, schema) => {
    const caller = await contextWith('xkcd', '/info.0.json', { body: [] })
    await expect(ask(entertainment.xkcd, caller, schema, { path: '/info.0.json' })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('is not of the documented shape.') as string,
    })
  })

  it('is taken where it belongs', async () => {
    const caller = await contextWith('xkcd', '/info.0.json', { body: [] })
    const request = { path: '/info.0.json' }
    expect(await ask(entertainment.xkcd, caller, v.array(v.string()), request)).toEqual([])
  })
})

describe('a malformed answer', () => {
  const PAGE = { upstream: 'xkcd', target: '/614/info.0.json' }
  const NUMBERED = v.object({ num: v.number() })
  const request = { path: '/614/info.0.json' }

  it('is not kept: the next call asks anew, and what it gets is kept', async () => {
    const { local, request: upstream } = await startClient()
    const caller = { upstream, signal: new AbortController().signal }
    local.register({ ...PAGE, answers: [{ body: { num: null } }, { body: { num: 614 } }] })
    await expect(ask(entertainment.xkcd, caller, NUMBERED, request)).rejects.toMatchObject({ status: 502 })
    expect(await ask(entertainment.xkcd, caller, NUMBERED, request)).toEqual({ num: 614 })
    expect(await ask(entertainment.xkcd, caller, NUMBERED, request)).toEqual({ num: 614 })
    expect(local.requests('xkcd')).toHaveLength(2)
  })

  it('leaves what is kept of other requests', async () => {
    const { local, request: upstream } = await startClient()
    const caller = { upstream, signal: new AbortController().signal }
    local.register({ upstream: 'xkcd', target: '/1/info.0.json', answers: [{ body: { num: 1 } }] })
    local.register({ ...PAGE, answers: [{ body: [] }] })
    await ask(entertainment.xkcd, caller, NUMBERED, { path: '/1/info.0.json' })
    await expect(ask(entertainment.xkcd, caller, NUMBERED, request)).rejects.toMatchObject({ status: 502 })
    await ask(entertainment.xkcd, caller, NUMBERED, { path: '/1/info.0.json' })
    expect(local.requests('xkcd').map(({ path: asked }) => asked)).toEqual([
      '/1/info.0.json',
      '/614/info.0.json',
    ])
  })
})
