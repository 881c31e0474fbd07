import { answers, refuses, table } from '../../support/table.js'

type Type =
  | 'email'
  | 'credit-card'
  | 'iban'
  | 'ssn-us'
  | 'nik-id'
  | 'crypto-wallet'
  | 'mac'
  | 'ipv4'
  | 'ipv6'
  | 'date-of-birth'
  | 'phone'
  | 'person'

const TEST_CARDS = 'test cards of Stripe and Adyen; Luhn'
const REGISTRY = 'examples of the SWIFT IBAN Registry'
const SSA = 'Social Security Administration, POMS RM 10201.035'
const BIP = 'BIP 173 and BIP 350'

/** What is found of one type, as written. */
const finds = (type: Type, text: string, found: readonly string[], source: string) => {
  const items: { type: Type; text: string; index: number; end: number }[] = []
  for (const value of found) {
    const index = text.indexOf(value, items.at(-1)?.end ?? 0)
    items.push({ type, text: value, index, end: index + value.length })
  }
  return answers<'rest_aiText_pii'>(
    `${type} in ${text}`,
    { text, types: type },
    { count: found.length, items },
    source,
  )
}

table('rest_aiText_pii', [
  answers(
    'the documented call',
    { text: 'Mail ani@example.com, card 4111 1111 1111 1111' },
    {
      found: true,
      count: 2,
      items: [
        { type: 'email', text: 'ani@example.com', index: 5, end: 20, confidence: 'high' },
        { type: 'credit-card', text: '4111 1111 1111 1111', index: 27, end: 46, confidence: 'high' },
      ],
      totals: { email: 1, 'credit-card': 1 },
      risk: 'high',
    },
    TEST_CARDS,
  ),
  finds(
    'email',
    "o'brien@example.com or josé@straße.de",
    ["o'brien@example.com", 'josé@straße.de'],
    'RFC 5322, atext, and RFC 6531, section 3.3',
  ),
  finds(
    'email',
    'a.b+c@mail.example.co.id, x@localhost and @joe',
    ['a.b+c@mail.example.co.id'],
    'a domain has a dot',
  ),
  finds(
    'credit-card',
    '378282246310005 5555-5555-5555-4444 6011111111111117 4222222222222',
    ['378282246310005', '5555-5555-5555-4444', '6011111111111117', '4222222222222'],
    TEST_CARDS,
  ),
  finds(
    'credit-card',
    '4111 1111 1111 1111 12/30',
    ['4111 1111 1111 1111'],
    'the month behind it is not part of it',
  ),
  finds(
    'credit-card',
    '4111111111111112, 0000 0000 0000 0000, 41111111111111111111, 4111  1111 1111 1111',
    [],
    'no check digit, all equal, 20 digits, two spaces',
  ),
  finds(
    'iban',
    'GB82 WEST 1234 5698 7654 32 and DE89370400440532013000.',
    ['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000'],
    REGISTRY,
  ),
  finds(
    'iban',
    'BE68 5390 0754 7034 IBAN, NO93 8601 1117 947',
    ['BE68 5390 0754 7034', 'NO93 8601 1117 947'],
    REGISTRY,
  ),
  finds('iban', 'GB83WEST12345698765432 gb82west12345698765432', [], 'wrong check digits; small letters'),
  finds('ssn-us', '078-05-1120 and 219-09-9999', ['078-05-1120', '219-09-9999'], SSA),
  finds(
    'ssn-us',
    '000-12-3456 666-12-3456 900-12-3456 123-00-4567 123-45-0000 1123-45-6789 123-45-6789-1',
    [],
    SSA,
  ),
  answers(
    'social security numbers side by side',
    { text: '219-09-9999 078-05-1120 457-55-5462' },
    { totals: { 'ssn-us': 3 } },
    `${SSA}; a part of one (09-9999 078-05-1120) passes Luhn's check`,
  ),
  finds(
    'credit-card',
    'SSN 219-09-9999 4111-1111-1111-1111 until 2030, and 5555-5555 5555-4444',
    ['4111-1111-1111-1111', '5555-5555 5555-4444'],
    `${TEST_CARDS}; 219-09-9999 4111 passes too`,
  ),
  finds(
    'nik-id',
    '3171234567890123 3204110609970001 3204114609970002',
    ['3204110609970001', '3204114609970002'],
    'the sixth of September 1997, of a man and of a woman (day + 40)',
  ),
  finds(
    'nik-id',
    '3204113002970001 3204113109970001 13204110609970001',
    [],
    '30 February, 31 September; 17 digits',
  ),
  finds(
    'crypto-wallet',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 BC1SW50QGDZ25J',
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BC1SW50QGDZ25J'],
    BIP,
  ),
  finds(
    'crypto-wallet',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    BIP,
  ),
  finds('crypto-wallet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', [], 'a wrong checksum'),
  finds(
    'crypto-wallet',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    "Bitcoin's first block; BIP 13's form",
  ),
  finds(
    'crypto-wallet',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb 0x52908400098527886E0F7030069857D2E4169EE7 0x529084',
    ['0x52908400098527886E0F7030069857D2E4169EE7'],
    'EIP-55',
  ),
  finds(
    'mac',
    '00:1A:2b:3C:4d:5E 00-1A-2B-3C-4D-5F 00:1A:2B:3C:4D 00:1A-2B:3C:4D:5E 00:11:22:33:44:55:66:77',
    ['00:1A:2b:3C:4d:5E', '00-1A-2B-3C-4D-5F'],
    'six pairs with one sign',
  ),
  finds(
    'ipv4',
    'From 192.168.0.1 to (10.0.0.255). 1.2.3.4.5 256.1.1.1 a1.2.3.4 10.0.0.1:80',
    ['192.168.0.1', '10.0.0.255'],
    'octets to 255, nothing touching',
  ),
  finds('ipv6', '2001:db8::1, fe80::1. :: std::vector ::1', ['2001:db8::1', 'fe80::1', '::1'], 'RFC 4291'),
  finds(
    'date-of-birth',
    'born 1990-02-28, DOB: 31/12/1985; birthday 12/31/1985',
    ['1990-02-28', '31/12/1985', '12/31/1985'],
    'dates of the calendar',
  ),
  finds(
    'date-of-birth',
    'Tanggal lahir: 17 Agustus 1945. Lahir 3 Okt 1990. Birth May 5, 2001',
    ['17 Agustus 1945', '3 Okt 1990', 'May 5, 2001'],
    'English and Indonesian months',
  ),
  finds(
    'date-of-birth',
    'born 1990-02-30; born in a little village by the sea on 1990-02-20; on 1990-02-20; reborn 1990-01-01',
    [],
    'no such day, too far, no word before it',
  ),
  finds(
    'phone',
    'Call +62 812-3456-7890, 0812-3456-7890 or (202) 456-1111.',
    ['+62 812-3456-7890', '0812-3456-7890', '(202) 456-1111'],
    'ITU E.164 of Indonesia; the White House',
  ),
  finds('person', 'Ask Barack Obama or Ann.', ['Barack Obama'], 'two words'),
  answers(
    'the confidence of phone numbers',
    { text: '+12024561111 or (202) 456-1111', types: 'phone' },
    {
      items: [
        { type: 'phone', text: '+12024561111', index: 0, end: 12, confidence: 'high' },
        { type: 'phone', text: '(202) 456-1111', index: 16, end: 30, confidence: 'medium' },
      ],
      risk: 'medium',
    },
    'high with a plus',
  ),
  answers(
    'a number that is two things',
    { text: '4532015112830366' },
    {
      items: [{ type: 'credit-card', text: '4532015112830366', index: 0, end: 16, confidence: 'high' }],
      totals: { 'credit-card': 1 },
    },
    'Luhn passes; the card comes before all others',
  ),
  answers(
    'an address of a machine',
    { text: 'at 10.0.0.1' },
    { risk: 'low', items: [{ type: 'ipv4', text: '10.0.0.1', index: 3, end: 11, confidence: 'medium' }] },
    'low for others',
  ),
  answers(
    'nothing',
    { text: 'Hello there' },
    { found: false, count: 0, items: [], totals: {}, risk: 'none' },
    'nothing to find',
  ),
  refuses(400, 'an unknown type', { text: 'a', types: 'email,passport' }, 'types'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])
