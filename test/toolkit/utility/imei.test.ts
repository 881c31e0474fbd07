import { answers, refuses, table } from '../../support/table.js'

const stdnum = 'doctests of python-stdnum, imei'

table('rest_utility_imei', [
  answers(
    'an IMEI',
    { imei: '49-015420-323751-8' },
    {
      kind: 'imei',
      digits: '490154203237518',
      valid: true,
      checkDigit: 8,
      tac: '49015420',
      serial: '323751',
      softwareVersion: null,
      reportingBody: null,
      formatted: '49-015420-323751-8',
    },
    '3GPP TS 23.003, annex B',
  ),
  answers(
    'a wrong digit',
    { imei: '35-417803-685978-1' },
    { valid: false, checkDigit: 9, formatted: '35-417803-685978-9', reportingBody: 'TUV SUD BABT' },
    stdnum,
  ),
  answers(
    'without the check digit',
    { imei: '35686800-004141' },
    { kind: 'imei-without-check', valid: true, formatted: '35-686800-004141-8' },
    stdnum,
  ),
  answers(
    'with a software version',
    { imei: '35686800-004141-20' },
    { kind: 'imeisv', valid: true, softwareVersion: '20', checkDigit: 8 },
    stdnum,
  ),
  answers(
    'digits all alike',
    { imei: '0000000000000000' },
    { kind: 'imeisv', valid: false },
    'nobody has it',
  ),
  refuses(422, '17 digits', { imei: '12345678901234567' }, '17 digits'),
  refuses(422, 'separators alone', { imei: '--------------' }, '0 digits'),
  refuses(400, 'letters', { imei: '49-015420-32375X-8' }, 'imei'),
])
