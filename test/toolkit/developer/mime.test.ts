import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const first = (type: string): unknown => expect.objectContaining({ type })

table('rest_developer_mime', [
  answers(
    'a file name',
    { ext: 'Report.2024.PDF' },
    { count: 1, items: [{ type: 'application/pdf', extensions: ['pdf'], source: 'iana' }] },
    'RFC 8118',
  ),
  answers('an extension without a dot', { ext: 'png' }, { items: [first('image/png')] }, 'W3C PNG, annex'),
  answers(
    'an extension of several types, the registered ones first',
    { ext: 'xml' },
    { count: 2, items: [first('application/xml'), first('text/xml')] },
    'RFC 7303 registers both',
  ),
  answers(
    'a registered type before what servers ship',
    { ext: 'js' },
    { items: [first('text/javascript'), first('application/javascript')] },
    'RFC 9239: text/javascript is the type, the other is obsolete',
  ),
  answers(
    'a type with parameters in capitals',
    { type: 'Text/HTML; charset=utf-8' },
    {
      count: 1,
      items: [
        expect.objectContaining({
          type: 'text/html',
          extensions: expect.arrayContaining(['html']) as unknown,
        }),
      ],
    },
    'RFC 2854',
  ),
  answers(
    'a type without extensions',
    { type: 'multipart/form-data' },
    { items: [expect.objectContaining({ extensions: [], charset: null })] },
    'RFC 7578: no file extension',
  ),
  answers(
    'a part of a name',
    { q: 'ION/GEO+JSON' },
    { items: [first('application/geo+json'), first('application/geo+json-seq')] },
    'RFC 7946 and RFC 8142',
  ),
  answers('nothing found', { q: 'no-such-type' }, { count: 0, items: [] }, 'a search may be empty'),
  answers('a limit', { q: 'image/', limit: 2 }, { count: 2 }, 'count is after limit'),
  refuses(422, 'an unknown extension', { ext: 'nosuchextension' }, 'nosuchextension'),
  refuses(422, 'a name that ends in a dot', { ext: 'file.' }, 'ext has no extension'),
  refuses(422, 'an empty extension', { ext: '' }, 'ext has no extension'),
  refuses(422, 'a member of every object', { type: 'constructor' }, 'constructor'),
  refuses(422, 'an unknown type', { type: 'text/nothing' }, 'text/nothing'),
  refuses(400, 'no parameter', {}, 'ext'),
  refuses(400, 'two parameters', { ext: 'pdf', type: 'application/pdf' }, 'type'),
])
