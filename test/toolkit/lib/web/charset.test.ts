import { describe, expect, it } from 'vitest'
import { decodeMarkup, decodeText } from '#toolkit/lib/web/charset'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

/** é in windows-1252, 日本 in Shift_JIS, П in KOI8-R (Encoding standard, indexes). */
const E_ACUTE = [0xe9]
const JAPAN = [0x93, 0xfa, 0x96, 0x7b]

describe('the charset of a page', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    [
      'a UTF-8 mark before everything',
      bytes([0xef, 0xbb, 0xbf], 'a', [0xc3, 0xa9]),
      'text/html; charset=windows-1252',
      'aé',
    ],
    ['a UTF-16LE mark', bytes([0xff, 0xfe], 'a\0', [0xe9, 0]), 'text/html; charset=utf-8', 'aé'],
    ['a UTF-16BE mark', bytes([0xfe, 0xff], '\0a', [0, 0xe9]), null, 'aé'],
    ['the header', bytes('<p>', E_ACUTE), 'text/html; charset=ISO-8859-1', '<p>é'],
    ['the header in quotes and capitals', bytes(JAPAN), 'text/html;CHARSET="Shift_JIS"', '日本'],
    [
      'ISO-2022-JP',
      bytes([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42]),
      'text/html; charset=iso-2022-jp',
      '日本',
    ],
    [
      'EUC-KR with the syllables of Windows (index-euc-kr.txt)',
      bytes('<p>', [0x8c, 0x63, 0xb9, 0xe6, 0x94, 0xee], '</p>'),
      'text/html; charset=EUC-KR',
      '<p>똠방뷁</p>',
    ],
    [
      'EUC-KR by another label, its marks as the standard has them',
      bytes('<meta charset=ks_c_5601-1987>', [0x81, 0x41, 0xa2, 0xe6]),
      'text/html',
      '<meta charset=ks_c_5601-1987>갂€',
    ],
    [
      'Big5 with the characters of Hong Kong (index-big5.txt)',
      bytes([0xad, 0xbb, 0xfd, 0xee, 0x88, 0x62]),
      'text/html; charset=big5',
      '香煅\u00ca\u0304',
    ],
    [
      'GBK as GB 18030 is read (section 10.1.1), a byte 80 as the euro sign',
      bytes([0x80, 0xa2, 0xe3, 0xa8, 0xbc, 0xfe, 0x50]),
      'text/html; charset=gb2312',
      '€€ḿ⺁',
    ],
    [
      'ISO-8859-16 (index-iso-8859-16.txt)',
      bytes([0xaa, 0xba, 0xde, 0xfe, 0xa4]),
      'text/html; charset=ISO-8859-16',
      'ȘșȚț€',
    ],
    ['Cyrillic of the Macintosh', bytes([0x86, 0xe9]), 'text/html; charset=x-mac-cyrillic', 'Жй'],
    [
      'the header before a meta element',
      bytes('<meta charset=utf-8>', E_ACUTE),
      'text/html; charset=latin1',
      '<meta charset=utf-8>é',
    ],
    [
      'C1 controls of latin1 as windows-1252 has them',
      bytes([0x80, 0x93]),
      'text/html; charset=iso-8859-1',
      '€“',
    ],
    ['a meta element', bytes('<meta charset="koi8-r">', [0xf0]), 'text/html', '<meta charset="koi8-r">П'],
    [
      'a meta element with http-equiv',
      bytes('<META content="text/html; charset=shift_jis" HTTP-EQUIV=Content-Type>', JAPAN),
      'text/html',
      '<META content="text/html; charset=shift_jis" HTTP-EQUIV=Content-Type>日本',
    ],
    [
      'no meta element in a comment',
      bytes('<!-- <meta charset=latin1> -->', [0xc3, 0xa9]),
      null,
      '<!-- <meta charset=latin1> -->é',
    ],
    [
      'UTF-8 for a meta element that says UTF-16',
      bytes('<meta charset=utf-16le>', [0xc3, 0xa9]),
      null,
      '<meta charset=utf-16le>é',
    ],
    ['UTF-8 without any', bytes('<p>', [0xc3, 0xa9]), 'text/html', '<p>é'],
    [
      'a meta element where the header has an unknown label',
      bytes('<meta charset=latin1>', E_ACUTE),
      'text/html; charset=klingon',
      '<meta charset=latin1>é',
    ],
    [
      'UTF-8 where both are unknown',
      bytes('<meta charset=x>', [0xc3, 0xa9]),
      'text/html; charset=y',
      '<meta charset=x>é',
    ],
    [
      'an XML declaration',
      bytes('<?xml version="1.0" encoding="windows-1251"?><a/>', [0xcf]),
      'text/xml',
      '<?xml version="1.0" encoding="windows-1251"?><a/>П',
    ],
    ['U+FFFD for what is no UTF-8', bytes('a', [0xff], 'b'), null, 'a\ufffdb'],
  ])('is that of %s', (_name, page, type, text) => {
    expect(decodeMarkup(page, type)).toBe(text)
  })

  it('is not taken from a meta element behind the first 1024 bytes', () => {
    const early = bytes(' '.repeat(1000), '<meta charset=latin1>', E_ACUTE)
    const late = bytes(' '.repeat(1024), '<meta charset=latin1>', E_ACUTE)
    expect(decodeMarkup(early, null)).toContain('é')
    expect(decodeMarkup(late, null)).toContain('\ufffd')
  })

  it('may be one that cannot be decoded', () => {
    expect(() => decodeMarkup(bytes('a'), 'text/html; charset=x-user-defined')).toThrow('x-user-defined')
  })
})

describe('the charset of a plain file', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    ['its mark', bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'text/plain; charset=latin1', 'é'],
    ['a UTF-16 mark', bytes([0xff, 0xfe], [0xe9, 0]), null, 'é'],
    ['a big-endian mark', bytes([0xfe, 0xff], [0, 0xe9]), null, 'é'],
    ['the header', bytes(E_ACUTE), 'text/plain; charset=latin1', 'é'],
    ['UTF-8 without any', bytes([0xc3, 0xa9]), 'text/plain', 'é'],
    ['UTF-8 for an unknown label', bytes([0xc3, 0xa9]), 'text/plain; charset=klingon', 'é'],
  ])('is that of %s', (_name, file, type, text) => {
    expect(decodeText(file, type)).toBe(text)
  })
})
