import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const SHA256_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA'
const SHA512_SECRET = `${'GEZDGNBVGY3TQOJQ'.repeat(6)}GEZDGNA`
const RFC_4226 = [
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
]

const totp = (secret: string, algorithm: string, time: number, code: string) =>
  answers<'rest_security_totp'>(
    `${algorithm} at ${time}`,
    { secret, algorithm, digits: 8, time },
    {
      type: 'totp',
      code,
      counter: Math.floor(time / 30),
      secondsLeft: 30 - (time % 30),
      valid: null,
      delta: null,
    },
    'RFC 6238, appendix B',
  )

table('rest_security_totp', [
  totp(SECRET, 'SHA1', 59, '94287082'),
  totp(SECRET, 'SHA1', 1111111109, '07081804'),
  totp(SECRET, 'SHA1', 20000000000, '65353130'),
  totp(SHA256_SECRET, 'SHA256', 59, '46119246'),
  totp(SHA256_SECRET, 'SHA256', 2000000000, '90698825'),
  totp(SHA512_SECRET, 'SHA512', 59, '90693936'),
  totp(SHA512_SECRET, 'SHA512', 20000000000, '47863826'),
  ...RFC_4226.slice(0, 9).map((code, counter) =>
    answers<'rest_security_totp'>(
      `HOTP of ${counter}`,
      { secret: SECRET, counter },
      { type: 'hotp', code, counter, secondsLeft: null, nextCode: RFC_4226[counter + 1] },
      'RFC 4226, appendix D',
    ),
  ),
  answers(
    'the greatest counter',
    { secret: SECRET, counter: 9007199254740991 },
    { code: expect.stringMatching(/^\d{6}$/) as unknown, counter: 9007199254740991 },
    'RFC 4226, 5.1',
  ),
  answers(
    'small letters, blanks and padding',
    {
      secret: 'gezd gnbv-gy3t qojq gezd gnbv gy3t qojq====',
      digits: 8,
      time: 59,
      issuer: 'A & B',
      account: 'a@b',
    },
    {
      code: '94287082',
      uri: `otpauth://totp/A%20%26%20B:a%40b?secret=${SECRET}&issuer=A%20%26%20B&algorithm=SHA1&digits=8&period=30`,
    },
    'RFC 6238 and the Key Uri Format',
  ),
  answers(
    'a link for HOTP',
    { secret: SECRET, counter: 7 },
    { uri: `otpauth://hotp/Example:user?secret=${SECRET}&issuer=Example&algorithm=SHA1&digits=6&counter=7` },
    'Key Uri Format',
  ),
  answers(
    'the code of now',
    { secret: SECRET, counter: 5, code: '254676' },
    { valid: true, delta: 0 },
    'RFC 4226, appendix D',
  ),
  answers(
    'the code of the step before',
    { secret: SECRET, counter: 5, code: '338314' },
    { valid: true, delta: -1 },
    'RFC 4226, appendix D',
  ),
  answers(
    'the code of three steps later',
    { secret: SECRET, counter: 5, code: '399871', window: 3 },
    { valid: true, delta: 3 },
    'RFC 4226, appendix D',
  ),
  answers(
    'the code of three steps later past the window',
    { secret: SECRET, counter: 5, code: '399871', window: 2 },
    { valid: false, delta: null },
    'RFC 4226, appendix D',
  ),
  answers(
    'no steps before 0',
    { secret: SECRET, counter: 0, code: '359152', window: 10 },
    { valid: true, delta: 2 },
    'RFC 4226, appendix D',
  ),
  answers(
    'a code of another length',
    { secret: SECRET, counter: 0, code: '84755224', digits: 6 },
    { valid: false },
    'RFC 4226, appendix D',
  ),
  refuses(422, 'a secret without digits', { secret: '-------- =' }, 'decodes to no bytes'),
  refuses(422, 'a secret of one digit', { secret: 'A=======' }, 'decodes to no bytes'),
  refuses(400, 'digits that base32 does not have', { secret: '18901890' }, 'secret'),
  refuses(400, 'a code of 5 digits', { secret: SECRET, code: '12345' }, 'code'),
])
