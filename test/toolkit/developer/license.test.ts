import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const SPDX = 'SPDX License List'
const withId = (id: string): unknown => expect.objectContaining({ id })

table('rest_developer_license', [
  answers(
    'an identifier in any letter case',
    { id: 'aPACHE-2.0' },
    {
      count: 1,
      items: [
        expect.objectContaining({
          id: 'Apache-2.0',
          name: 'Apache License 2.0',
          osiApproved: true,
          text: null,
        }),
      ],
    },
    SPDX,
  ),
  answers(
    'a licence without an address',
    { id: 'HPND-Netrek' },
    {
      items: [
        {
          id: 'HPND-Netrek',
          name: 'Historical Permission Notice and Disclaimer - Netrek variant',
          url: null,
          osiApproved: false,
          text: null,
        },
      ],
    },
    `${SPDX}: no seeAlso`,
  ),
  answers(
    'a text',
    { id: 'MIT', text: true },
    {
      items: [
        expect.objectContaining({
          text: expect.stringContaining('THE SOFTWARE IS PROVIDED "AS IS"') as unknown,
        }),
      ],
    },
    'opensource.org/license/mit',
  ),
  answers(
    'words in any order',
    { q: 'license eclipse' },
    { count: 2, items: [withId('EPL-1.0'), withId('EPL-2.0')] },
    `${SPDX}: Eclipse Public License 1.0 and 2.0`,
  ),
  answers(
    'approved ones only',
    { q: 'WTFPL', osi: true },
    { count: 0, items: [] },
    'opensource.org: not in its list',
  ),
  answers('a limit', { q: 'GNU', limit: 3 }, { count: 3 }, 'count is after limit'),
  answers(
    'a search, which gives no texts',
    { q: '0BSD', text: true },
    { items: [expect.objectContaining({ id: '0BSD', text: null })] },
    'texts are given by identifier',
  ),
  refuses(422, 'an unknown identifier', { id: 'MIT-9' }, 'MIT-9'),
  refuses(422, 'a member of every object', { id: '__proto__' }, '__proto__'),
  refuses(422, 'an identifier that is not approved', { id: 'CC0-1.0', osi: true }, 'CC0-1.0'),
  refuses(400, 'no parameter', {}, 'id'),
  refuses(400, 'two parameters', { id: 'MIT', q: 'MIT' }, 'q'),
  answers(
    'by identifier in code-point order',
    { q: 'BSD-2', limit: 3 },
    {
      count: 3,
      items: [withId('BSD-2-Clause'), withId('BSD-2-Clause-Darwin'), withId('BSD-2-Clause-FreeBSD')],
    },
    `${SPDX}: the hyphen is U+002D`,
  ),
])
