import type { BoundsTable } from './derive.js'

export const indonesia: BoundsTable = {
  // The province and the district with the most inside.
  regions: { calls: [{ code: '33' }, { code: '11.08.01' }, { code: null }] },
  'regions/search': {
    calls: [{ q: 'ang' }, { q: 'x'.repeat(100) }].map((call) => ({
      ...call,
      limit: 100,
      level: null,
      province: null,
    })),
  },
  nik: { calls: [{ nik: '3171015708900001' }] },
  'postal-code': { calls: [{ limit: 1 }] },
}
