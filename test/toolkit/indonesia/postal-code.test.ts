import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { UPSTREAM_FAULTS } from '../../support/upstream-faults.js'
import { upstreamAnswers } from '../../support/upstream.js'

const place = (code: number | string, timezone = 'WIB', more: object = {}) => ({
  code,
  village: 'Desa',
  district: 'Kecamatan',
  regency: 'Kabupaten',
  province: 'Provinsi',
  latitude: -1.5,
  longitude: 110.25,
  elevation: 12,
  timezone,
  ...more,
})

const searched = async (q: string, data: unknown, query: object = {}) => {
  await upstreamAnswers('kodepos', `/search/?q=${q}`, { body: { statusCode: 200, code: 'OK', data } })
  return call('rest_indonesia_postalCode', { q: decodeURIComponent(q), ...query })
}

table('rest_indonesia_postalCode', [
  refuses(400, 'two letters', { q: 'ab' }, 'q'),
  refuses(400, 'blanks', { q: '    ' }, 'q'),
  refuses(400, 'no items', { q: 'danasari', limit: 0 }, 'limit'),
])

describe('postal codes', () => {
  it('have five digits and the zones of the IANA, in the order of the upstream', async () => {
    const answer = await searched('desa%20satu', [
      place(99511, 'WIT'),
      place(80361, 'WITA', { elevation: null }),
      place(110, 'WIB'),
      place('00230'),
    ])
    const shown = {
      village: 'Desa',
      district: 'Kecamatan',
      regency: 'Kabupaten',
      province: 'Provinsi',
      lat: -1.5,
      lon: 110.25,
    }
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'indonesia/postal-code',
        data: {
          q: 'desa satu',
          total: 4,
          count: 4,
          items: [
            { postalCode: '99511', ...shown, elevation: 12, timezone: 'Asia/Jayapura' },
            { postalCode: '80361', ...shown, elevation: null, timezone: 'Asia/Makassar' },
            { postalCode: '00110', ...shown, elevation: 12, timezone: 'Asia/Jakarta' },
            { postalCode: '00230', ...shown, elevation: 12, timezone: 'Asia/Jakarta' },
          ],
        },
      },
    })
  })

  it('are ten by default', async () => {
    const places = Array.from({ length: 20 }, (_, index) => place(10_000 + index))
    expect(await searched('sepuluh', places)).toMatchObject({ body: { data: { total: 20, count: 10 } } })
  })

  it('are searched for without the blanks around', async () => {
    await upstreamAnswers('kodepos', '/search/?q=gambir', { body: { data: [place(10110)] } })
    expect(await call('rest_indonesia_postalCode', { q: '  gambir ' })).toMatchObject({
      status: 200,
      body: { data: { q: 'gambir', total: 1 } },
    })
  })

  it('may be none', async () => {
    expect(await searched('kosong', [])).toMatchObject({
      status: 200,
      body: { data: { total: 0, count: 0, items: [] } },
    })
  })

  it('are none where the upstream answers 404', async () => {
    await upstreamAnswers('kodepos', '/search/?q=hilang', { status: 404, body: { statusCode: 404 } })
    expect(await call('rest_indonesia_postalCode', { q: 'hilang' })).toMatchObject({
      status: 200,
      body: { data: { q: 'hilang', total: 0, count: 0, items: [] } },
    })
  })

  it.each([
    ...UPSTREAM_FAULTS,
    ['a zone of its own', 'zone', { body: { data: [place(1, 'UTC')] } }],
  ] as const)('are a 502 on %s', async (_fault, subject, answer) => {
    await upstreamAnswers('kodepos', `/search/?q=${subject}`, answer)
    expect(await call('rest_indonesia_postalCode', { q: subject })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })
})
