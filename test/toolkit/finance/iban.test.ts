import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const parts = (iban: string, bank: string | null, branch: string | null, account: string | null) =>
  answers<'rest_finance_iban'>(
    `the parts of ${iban}`,
    { iban },
    { valid: true, bank, branch, account, problems: [] },
    'SWIFT IBAN Registry: structure and example of the country',
  )

const noParts = { bank: null, branch: null, account: null }

table('rest_finance_iban', [
  answers(
    'an IBAN as it is printed',
    { iban: 'gb82-WEST 1234 5698 7654 32' },
    {
      valid: true,
      iban: 'GB82WEST12345698765432',
      formatted: 'GB82 WEST 1234 5698 7654 32',
      country: 'GB',
      countryName: 'United Kingdom',
      checkDigits: '82',
      expectedCheckDigits: '82',
      bban: 'WEST12345698765432',
      length: 22,
      expectedLength: 22,
      bank: 'WEST',
      branch: '123456',
      account: '98765432',
      sepa: true,
      problems: [],
    },
    'ISO 13616',
  ),
  parts('DE89370400440532013000', '37040044', null, '0532013000'),
  parts('AT611904300234573201', '19043', null, '00234573201'),
  parts('CH9300762011623852957', '00762', null, '011623852957'),
  parts('FR1420041010050500013M02606', '20041', '01005', '0500013M026'),
  parts('IT60X0542811101000000123456', '05428', '11101', '000000123456'),
  parts('NL91ABNA0417164300', 'ABNA', null, '0417164300'),
  parts('DK5000400440116243', '0040', null, '0440116243'),
  parts('LV80BANK0000435195001', 'BANK', null, '0000435195001'),
  parts('RO49AAAA1B31007593840000', 'AAAA', null, '1B31007593840000'),
  parts('TR330006100519786457841326', '00061', null, '0519786457841326'),
  parts('UA213223130000026007233566001', '322313', null, '0000026007233566001'),
  parts('XK051212012345678906', '12', '12', '0123456789'),
  parts('SE4550000000058398257466', '500', null, '00000058398257466'),
  parts('SA0380000000608010167519', '80', null, '000000608010167519'),
  parts('IL620108000000099999999', '010', '800', '0000099999999'),
  parts('MT84MALT011000012345MTLCAST001S', 'MALT', '01100', '0012345MTLCAST001S'),
  parts('GR1601101250000000012300695', '011', '0125', '0000000012300695'),
  parts('JO94CBJO0010000000000131000302', 'CBJO', '0010', '000000000131000302'),
  parts('SI56263300012039086', '26330', null, '00120390'),
  parts('PL61109010140000071219812874', '10901014', null, '0000071219812874'),
  parts('SK3112000000198742637541', '1200', null, '0000198742637541'),
  parts('CZ6508000000192000145399', '0800', null, '0000192000145399'),
  parts('SM86U0322509800000000270100', '03225', '09800', '000000270100'),
  parts('SO211000001001000100141', '1000', '001', '001000100141'),
  parts('ST68000100010051845310112', '0001', '0001', '00518453101'),
  parts('SV62CENR00000000000000700025', 'CENR', null, '00000000000000700025'),
  parts('TN5910006035183598478831', '10', '006', '0351835984788'),
  parts('TL380080012345678910157', '008', null, '00123456789101'),
  parts('VA59001123000012345678', '001', null, '123000012345678'),
  parts('VG96VPVG0000012345678901', 'VPVG', null, '0000012345678901'),
  parts('HN88CABF00000000000250005469', 'CABF', null, '00000000000250005469'),
  parts('BE68539007547034', '539', null, '0075470'),
  parts('MU17BOMM0101101030300200000MUR', 'BOMM01', '01', '101030300200'),
  parts('NO9386011117947', '8601', null, '1117947'),
  parts('MR1300020001010000123456753', '00020', '00101', '00001234567'),
  parts('ME25505000012345678951', '505', null, '0000123456789'),
  parts('RS35260005601001611379', '260', null, '0056010016113'),
  parts('HR1210010051863000160', '1001005', null, '1863000160'),
  parts('HU42117730161111101800000000', '117', '7301', '61111101800000000'),
  parts('KW81CBKU0000000000001234560101', 'CBKU', null, '0000000000001234560101'),
  parts('ES9121000418450200051332', '2100', '0418', '0200051332'),
  parts('MC5811222000010123456789030', '11222', '00001', '01234567890'),
  parts('RU0304452522540817810538091310419', '044525225', '40817', '810538091310419'),
  answers(
    'wrong check digits',
    { iban: 'GB83WEST12345698765432' },
    {
      valid: false,
      checkDigits: '83',
      expectedCheckDigits: '82',
      ...noParts,
      problems: ['checkDigits'],
      sepa: true,
    },
    'ISO/IEC 7064, mod 97-10',
  ),
  answers(
    'a wrong length',
    { iban: 'DE8937040044053201300' },
    { valid: false, length: 21, expectedLength: 22, problems: ['length', 'format', 'checkDigits'] },
    'SWIFT IBAN Registry: 22 characters',
  ),
  answers(
    'letters where the country has digits',
    { iban: 'DE8937040044053201300X' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry: 8!n10!n',
  ),
  answers(
    'a letter or digit where the registry lets both stand: BY7912NB3600900000002Z00AB00',
    { iban: 'BY7912NB3600900000002Z00AB00' },
    { valid: true, problems: [] },
    'SWIFT IBAN Registry, release 101: 4!c4!n16!c',
  ),
  answers(
    'a letter or digit where the registry lets both stand: DO77AB1200000001212453611324',
    { iban: 'DO77AB1200000001212453611324' },
    { valid: true, problems: [] },
    'SWIFT IBAN Registry, release 101: 4!c20!n',
  ),
  answers(
    'a letter or digit where the registry lets both stand: PK22SCBL00000011234567AB',
    { iban: 'PK22SCBL00000011234567AB' },
    { valid: true, problems: [] },
    'SWIFT IBAN Registry, release 101: 4!a16!c',
  ),
  answers(
    'a letter or digit where the registry lets both stand: PS82PALS00000000040012345670A',
    { iban: 'PS82PALS00000000040012345670A' },
    { valid: true, problems: [] },
    'SWIFT IBAN Registry, release 101: 4!a21!c',
  ),
  answers(
    'a letter or digit where the registry has the other: GE301B0000000101904917',
    { iban: 'GE301B0000000101904917' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 2!a16!n',
  ),
  answers(
    'a letter or digit where the registry has the other: IE31A1BK93115212345678',
    { iban: 'IE31A1BK93115212345678' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 4!a6!n8!n',
  ),
  answers(
    'a letter or digit where the registry has the other: TR7900061A0519786457841326',
    { iban: 'TR7900061A0519786457841326' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 5!n1!n16!c',
  ),
  answers(
    'a letter or digit where the registry has the other: VG51VP1G0000012345678901',
    { iban: 'VG51VP1G0000012345678901' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 4!a16!n',
  ),
  answers(
    'a letter or digit where the registry has the other: PK50SC1L0000001123456702',
    { iban: 'PK50SC1L0000001123456702' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 4!a16!c',
  ),
  answers(
    'a letter or digit where the registry has the other: BY03NBRBA600900000002Z00AB00',
    { iban: 'BY03NBRBA600900000002Z00AB00' },
    { valid: false, problems: ['format', 'checkDigits'] },
    'SWIFT IBAN Registry, release 101: 4!c4!n16!c',
  ),
  answers(
    'a wrong national check',
    { iban: 'BE41539007547035' },
    { valid: false, expectedCheckDigits: '41', problems: ['nationalCheck'] },
    '5390075470 mod 97 = 34; 98 - 539007547035111400 mod 97 = 41',
  ),
  answers(
    'a country without IBANs',
    { iban: 'US00 1234' },
    {
      valid: false,
      country: 'US',
      countryName: 'United States',
      expectedCheckDigits: null,
      expectedLength: null,
      sepa: false,
      problems: ['country'],
    },
    'SWIFT IBAN Registry',
  ),
  answers(
    'a single letter',
    { iban: '-- G' },
    {
      valid: false,
      iban: 'G',
      country: 'G',
      countryName: null,
      checkDigits: '',
      bban: '',
      length: 1,
      problems: ['country'],
    },
    'no country',
  ),
  answers('Serbia', { iban: 'RS35260005601001611379' }, { valid: true, sepa: true }, "the EPC's list"),
  answers('Turkey', { iban: 'TR330006100519786457841326' }, { valid: true, sepa: false }, "the EPC's list"),
  refuses(400, 'blanks and hyphens', { iban: ' - - ' }, 'iban'),
  refuses(400, 'other signs', { iban: 'GB82.WEST' }, 'iban'),
  refuses(400, 'three characters', { iban: 'GB8' }, 'iban'),
  refuses(400, '51 characters', { iban: 'A'.repeat(51) }, 'iban'),
])

/** The examples of the SWIFT IBAN Registry. */
const REGISTRY = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AZ21NABZ00000000137010001944
BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456 BR9700360305000010009795493P1
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DO28BAGR00000001212453611324
EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FO6264600001631634 GB29NWBK60161331926819
GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206 GT82TRAJ01020000001210029690 HR1210010051863000160
HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339 JO94CBJO0010000000000131000302
KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114 LI21088100002324013AA
LT121000011101001000 LU280019400644750000 MC5811222000010123456789030 MD24AG000225100013104168
ME25505000012345678951 MK07250120000058984 MR1300020001010000123456753 MU17BOMM0101101030300200000MUR NO9386011117947
PK36SCBL0000001123456702 PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154
QA58DOHB00001234567890ABCDEFG SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
TN5910006035183598478831 VG96VPVG0000012345678901`
  .trim()
  .split(/\s+/)

describe('the examples of the registry', () => {
  it.each(REGISTRY)('%s is valid', async (iban) => {
    const { body } = await call('rest_finance_iban', { iban })
    expect(body).toMatchObject({
      data: {
        valid: true,
        expectedCheckDigits: iban.slice(2, 4),
        length: iban.length,
        expectedLength: iban.length,
      },
    })
  })
})
