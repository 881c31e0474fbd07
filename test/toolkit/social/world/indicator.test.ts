import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamRequests } from '../../../support/upstream.js'
import { fails } from '../upstream-cases.js'

const of = (country: string, indicator: string, code = indicator, alpha2 = country): Case => ({
  upstream: 'worldbank',
  query: { country, indicator, from: 2000, to: 2003 },
  target: `/country/${alpha2}/indicator/${code}?format=json&date=2000:2003&per_page=200`,
})

const HEAD = { page: 1, pages: 1, per_page: 200, total: 4, sourceid: '2', lastupdated: '2026-01-28' }
const entry = (date: unknown, value: unknown) => ({
  indicator: { id: 'SP.POP.TOTL', value: 'Population, total' },
  country: { id: 'FR', value: 'France' },
  countryiso3code: 'FRA',
  date,
  value,
})
const series = (...entries: [date: unknown, value: unknown][]) => [
  HEAD,
  entries.map(([date, value]) => entry(date, value)),
]

table('rest_social_world', [
  refuses(400, 'an end before the start', { country: 'FR', indicator: 'gdp', from: 2001, to: 2000 }, 'to'),
  refuses(400, 'a start that is yet to come', { country: 'FR', indicator: 'gdp', from: 2100 }, 'from'),
  refuses(400, 'a year before 1960', { country: 'FR', indicator: 'gdp', from: 1959 }, 'from'),
  refuses(400, 'an indicator with a slash', { country: 'FR', indicator: 'a/b' }, 'indicator'),
  refuses(422, 'an unknown country', { country: 'Atlantis', indicator: 'gdp' }, '"Atlantis"'),
  refuses(422, 'an unknown code', { country: 'XX', indicator: 'gdp' }, '"XX"'),
])

describe('an indicator', () => {
  it('has the values by year without those that are null, and their change', async () => {
    const answer = series(['2003', 0.3], ['2002', null], ['2001', 0.2], ['2000', 0.1])
    expect(await dataOf('rest_social_world', of('FR', 'SP.POP.TOTL'), answer)).toEqual({
      country: 'FR',
      countryName: 'France',
      indicator: 'SP.POP.TOTL',
      indicatorName: 'Population, total',
      lastUpdated: '2026-01-28',
      count: 3,
      items: [
        { year: 2000, value: 0.1 },
        { year: 2001, value: 0.2 },
        { year: 2003, value: 0.3 },
      ],
      change: 0.2,
      changePercent: 200,
    })
  })

  it.each([
    [
      'a first value of 0',
      'AA.A',
      [
        ['2000', 0],
        ['2001', 5],
      ],
      { change: 5, changePercent: null },
    ],
    [
      'a negative first value',
      'AA.B',
      [
        ['2000', -8],
        ['2001', -9],
      ],
      { change: -1, changePercent: -12.5 },
    ],
    ['one value', 'AA.C', [['2000', 7]], { change: null, changePercent: null }],
    [
      'no change',
      'AA.D',
      [
        ['2000', 7],
        ['2001', 7],
      ],
      { change: 0, changePercent: 0 },
    ],
    // 100/3 = 33.33333...
    [
      'a third more',
      'AA.E',
      [
        ['2000', 3],
        ['2001', 4],
      ],
      { change: 1, changePercent: 33.3333 },
    ],
  ] as const)('with %s has the change that it has', async (_name, code, entries, expected) => {
    const body = series(...entries.map(([date, value]): [unknown, unknown] => [date, value]))
    expect(await dataOf('rest_social_world', of('FR', code), body)).toMatchObject(expected)
  })

  it.each([
    ['population', 'SP.POP.TOTL'],
    ['gdp', 'NY.GDP.MKTP.CD'],
    ['gdp-per-capita', 'NY.GDP.PCAP.CD'],
    ['gdp-growth', 'NY.GDP.MKTP.KD.ZG'],
    ['inflation', 'FP.CPI.TOTL.ZG'],
    ['unemployment', 'SL.UEM.TOTL.ZS'],
    ['life-expectancy', 'SP.DYN.LE00.IN'],
    ['fertility', 'SP.DYN.TFRT.IN'],
    ['urban-population', 'SP.URB.TOTL.IN.ZS'],
    ['internet-users', 'IT.NET.USER.ZS'],
    ['literacy', 'SE.ADT.LITR.ZS'],
    ['gini', 'SI.POV.GINI'],
    ['ag.lnd.frst.zs', 'AG.LND.FRST.ZS'],
  ])('called %s is asked for as %s', async (indicator, code) => {
    expect(await dataOf('rest_social_world', of('DE', indicator, code), series(['2000', 1]))).toMatchObject({
      count: 1,
    })
  })

  it.each([
    ['es', 'ES'],
    ['idn', 'ID'],
    ['380', 'IT'],
    ['PORTUGAL', 'PT'],
    ['Kingdom of the Netherlands', 'NL'],
  ])('of the country %j is asked for as %s', async (country, alpha2) => {
    const asked = of(country, 'gini', 'SI.POV.GINI', alpha2)
    expect(await dataOf('rest_social_world', asked, series(['2000', 1]))).toMatchObject({ country: alpha2 })
  })

  it('is asked for from 2000 to the current year where none is given', async () => {
    const years = [new Date().getUTCFullYear()]
    await call('rest_social_world', { country: 'VA', indicator: 'gdp' })
    years.push(new Date().getUTCFullYear())
    const asked = await upstreamRequests('worldbank', '/country/VA/indicator/NY.GDP.MKTP.CD')
    const dates = asked.flatMap(({ query }) =>
      query.filter(([name]) => name === 'date').map(([, date]) => date),
    )
    expect(years.map((year) => `2000:${year}`)).toContain(dates[0])
  })

  it.each([
    [
      'a message',
      'BB.A',
      [
        {
          message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }],
        },
      ],
    ],
    ['null in place of the list', 'BB.B', [{ ...HEAD, total: 0 }, null]],
    ['an empty list', 'BB.C', [HEAD, []]],
    ['no value', 'BB.D', series(['2000', null], ['2001', null])],
    ['values of quarters alone', 'BB.E', series(['2000Q1', 5])],
  ])('with %s is 422', async (_name, code, body) => {
    expect(await answered('rest_social_world', of('FR', code), { body })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining(`no values of "${code}" for France`) as string } },
    })
  })

  it.each([
    ['an empty list', 'CC.A', []],
    ['a value that is a text', 'CC.B', series(['2000', '5'])],
    ['a year that is none', 'CC.C', series(['once', 5])],
    ['half of an answer', 'CC.D', [HEAD]],
  ])('after %s is 502', async (_name, code, body) => {
    expect(await answered('rest_social_world', of('FR', code), { body })).toMatchObject({ status: 502 })
  })
})

fails('rest_social_world', (number) => of('FR', `FF.${number}`), { missing: 502 })
