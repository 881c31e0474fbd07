import { answers, refuses, table } from '../../../support/table.js'

const nothing = { formatted: null, compact: null, checkDigit: null, expectedCheckDigit: null, parts: {} }

table('rest_media_identifiers', [
  answers(
    'an ISSN',
    { id: '0378-5955', type: 'issn' },
    {
      type: 'issn',
      valid: true,
      formatted: '0378-5955',
      compact: '03785955',
      checkDigit: '5',
      expectedCheckDigit: '5',
      parts: {},
    },
    'Hearing Research, the example of ISO 3297',
  ),
  answers(
    'an ISSN whose check is X, in lower case after its name',
    { id: 'issn 2434-561x', type: 'issn' },
    { valid: true, formatted: '2434-561X', checkDigit: 'X' },
    'Journal of Environmental Science, sum 2x8+4x7+3x6+4x5+5x4+6x3+1x2 = 122 = 1 mod 11, so 10',
  ),
  answers(
    'a wrong check digit',
    { id: '03785954', type: 'issn' },
    { valid: false, formatted: '0378-5954', compact: '03785954', checkDigit: '4', expectedCheckDigit: '5' },
    'Hearing Research ends in 5',
  ),
  answers(
    'an ISRC',
    { id: 'ISRC US-S1Z-99-00001', type: 'isrc' },
    {
      valid: true,
      formatted: 'US-S1Z-99-00001',
      compact: 'USS1Z9900001',
      checkDigit: null,
      expectedCheckDigit: null,
      parts: { country: 'US', registrant: 'S1Z', year: '99', designation: '00001' },
    },
    "the ISRC handbook's form",
  ),
  answers(
    'an Icelandic ISRC, which begins like the name',
    { id: 'ISRC17607839', type: 'isrc' },
    { valid: true, formatted: 'IS-RC1-76-07839' },
    'IS is Iceland',
  ),
  answers(
    'an ISWC',
    { id: 'T-034.524.680-1', type: 'iswc' },
    { valid: true, formatted: 'T-034.524.680-1', compact: 'T0345246801', expectedCheckDigit: '1' },
    'the example of ISO 15707',
  ),
  answers(
    'an ISWC with a wrong check digit',
    { id: 'T0345246802', type: 'iswc' },
    { valid: false, expectedCheckDigit: '1' },
    'the example of ISO 15707',
  ),
  answers(
    'an old ISMN',
    { id: 'M-2306-7118-7', type: 'ismn' },
    { valid: true, formatted: '9790230671187', compact: '9790230671187', checkDigit: '7' },
    'the example of ISO 10957',
  ),
  answers(
    'an ISMN of 13 digits',
    { id: 'ISMN 979-0-2306-7118-7', type: 'ismn' },
    { valid: true, formatted: '9790230671187' },
    'the example of ISO 10957',
  ),
  answers('an ISBN is no ISMN', { id: '9783161484100', type: 'ismn' }, { valid: false, ...nothing }, '978'),
  answers(
    'an ISNI',
    { id: '0000 0001 2103 2683', type: 'isni' },
    { valid: true, formatted: '0000 0001 2103 2683', compact: '0000000121032683', checkDigit: '3' },
    'isni.org',
  ),
  answers(
    'an ISNI whose check is X',
    { id: '000000012146438X', type: 'isni' },
    { valid: true, checkDigit: 'X' },
    'J. K. Rowling, isni.org',
  ),
  answers(
    'an EAN-13',
    { id: '4006381333931', type: 'ean13' },
    { valid: true, formatted: '4006381333931', checkDigit: '1', parts: { prefix: '400' } },
    'weights 1 and 3 of the first twelve digits add to 89',
  ),
  answers(
    'a wrong shape',
    { id: '12345678901', type: 'ean13' },
    { valid: false, ...nothing },
    'eleven digits',
  ),
  answers(
    'X inside an ISSN',
    { id: 'X378-5955', type: 'issn' },
    { valid: false, ...nothing },
    'only the last',
  ),
  refuses(400, 'a short id', { id: '1234567', type: 'issn' }, 'id'),
  refuses(400, 'another kind', { id: '0378-5955', type: 'isbn' }, 'type'),
  refuses(400, 'no kind', { id: '0378-5955' }, 'type'),
])
