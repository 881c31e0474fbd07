import { describe, expect, it } from 'vitest'
import { hostToAscii, hostToUnicode } from '#toolkit/lib/http/host-name'

describe('hostToAscii and hostToUnicode', () => {
  // RFC 3492, 7.1; UTS 46, section 7.1.
  it.each([
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['3年b組金八先生', 'xn--3b-ww4c5e180e575a65lsy2b'],
    ['ليهمابتكلموشعربي؟', 'xn--egbpdaj6bu4bxfgehfvwxn'],
    ['☃.example', 'xn--n3h.example'],
    ['example.com.', 'example.com.'],
    ['0x7f.1', '0x7f.1'],
  ])('%s is %s', (unicode, ascii) => {
    expect(hostToAscii(unicode)).toBe(ascii)
    expect(hostToUnicode(ascii)).toBe(unicode)
  })

  it.each([
    '',
    '.',
    '.com',
    'a..b',
    'a b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    'a:80',
    'user@a',
    'a%41',
    'a\nb',
    '[::1]',
    'a％b',
    '\u00ad',
    'xn--a',
    'a\u200db',
    `${'a'.repeat(64)}.com`,
    `${'a'.repeat(60)}é.com`,
    'a.'.repeat(128),
    '漢'.repeat(2000),
  ])('refuses %j', (name) => {
    expect(hostToAscii(name)).toBeNull()
    expect(hostToUnicode(name)).toBeNull()
  })

  it('takes a label of 63 letters and a name of 253', () => {
    const label = 'a'.repeat(63)
    const name = [label, label, label, 'a'.repeat(61)].join('.')
    expect(hostToAscii(name)).toBe(name)
    expect(hostToAscii(`${name}.`)).toBe(`${name}.`)
    expect(hostToAscii(`${name}a`)).toBeNull()
  })

  // IdnaTestV2.txt of UTS 46: what has no status, or B1 to B6 of RFC 5893.
  it.each([
    ['à.א', 'xn--0ca.xn--4db'],
    ['א1', 'xn--1-zhc'],
    ['אֱ.a1', 'xn--8cb5d.a1'],
    ['1.com', '1.com'],
  ])('%s keeps the Bidi rule', (unicode, ascii) => {
    expect(hostToAscii(unicode)).toBe(ascii)
    expect(hostToUnicode(ascii)).toBe(unicode)
  })

  it.each(['0à.א', 'xn--0-sfa.xn--4db', 'àא', 'אa', 'àˇ.א', 'b-.א', 'א0٣', '-.א', 'א-.com'])(
    'refuses %s, whose letters run both ways',
    (name) => {
      expect(hostToAscii(name)).toBeNull()
      expect(hostToUnicode(name)).toBeNull()
    },
  )
})
