import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const TREZOR = 'trezor/python-mnemonic, vectors.json'
const ZERO_SEED =
  'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04'
const LEGAL = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const LEGAL_SEED =
  '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607'
const INVALID = { valid: false, entropy: null, bip39Seed: null }

table('rest_crypto_mnemonic', [
  answers(
    'entropy of zeros',
    { entropy: '0'.repeat(32), passphrase: 'TREZOR' },
    { valid: true, mnemonic: `${'abandon '.repeat(11)}about`, wordCount: 12, bip39Seed: ZERO_SEED },
    TREZOR,
  ),
  answers(
    'entropy in capitals',
    { entropy: '7F'.repeat(16), passphrase: 'TREZOR' },
    { mnemonic: LEGAL, entropy: '7f'.repeat(16), bip39Seed: LEGAL_SEED },
    TREZOR,
  ),
  answers(
    '24 words',
    { entropy: 'f'.repeat(64), passphrase: 'TREZOR' },
    {
      mnemonic: `${'zoo '.repeat(23)}vote`,
      wordCount: 24,
      bip39Seed:
        'dd48c104698c30cfe2b6142103248622fb7bb0ff692eebb00089b32d22484e1613912f0a5b694407be899ffd31ed3992c456cdf60f5d4564b8ba3f05a69890ad',
    },
    TREZOR,
  ),
  answers(
    'a mnemonic with capitals and blanks',
    { mnemonic: `  ${LEGAL.toUpperCase().replaceAll(' ', '  ')}\n`, passphrase: 'TREZOR' },
    { valid: true, mnemonic: LEGAL, entropy: '7f'.repeat(16), bip39Seed: LEGAL_SEED },
    TREZOR,
  ),
  answers(
    'Japanese, with a passphrase that is not normalised',
    { entropy: '0'.repeat(32), language: 'japanese', passphrase: '㍍ガバヴァぱばぐゞちぢ十人十色' },
    {
      mnemonic: `${'あいこくしん\u3000'.repeat(11)}あおぞら`.normalize('NFKD').replaceAll(' ', '\u3000'),
      bip39Seed:
        'a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55',
    },
    'bip32JP, test_JP_BIP39.json',
  ),
  answers(
    'Japanese, composed and with ASCII blanks',
    { mnemonic: `${'あいこくしん '.repeat(11)}あおぞら`.normalize('NFC'), language: 'japanese' },
    { valid: true, entropy: '0'.repeat(32) },
    'bip32JP, test_JP_BIP39.json',
  ),
  answers(
    'seeded French',
    { seed: 'demo', language: 'french' },
    {
      mnemonic:
        'jouissif agencer obéir guerrier orageux méditer flèche palace tortue nomade brutal étrange'.normalize(
          'NFKD',
        ),
      entropy: '87c0f2a1bb8ad5311a3d83edb4bc92ae',
      bip39Seed:
        'aa834bd530c627f95afc5a9f198bd52ac9b9ae7c397c2ad87c1128f9983022035d2cd8653cf4ccaf582090b1757b18267184be05ad5e6dee118a9cf4d65ef5e8',
    },
    'python-mnemonic',
  ),
  ...(
    [
      [
        'spanish',
        15,
        'manga alacrán paella juez pauta naval guitarra pera trauma origen bulto forzar antiguo grueso pequeño',
      ],
      [
        'italian',
        18,
        'nautica allievo pretesto magico radicale pandoro inflitto recondito truccato porre campale gene anzi incisivo restauro lacca lepre duna',
      ],
      [
        'portuguese',
        12,
        'jardim afastar nobreza gralha oleoso manter filtrar orla torcido nascer biombo espanto',
      ],
      [
        'korean',
        21,
        '약품 거액 이틀 습기 일체 온통 설문 자율 학과 이력서 난방 빨래 고궁 선생 잠시 소풍 수년 물건 업종 양배추 제출',
      ],
      [
        'czech',
        24,
        'okouzlit bezinka prolomit negace radiace platit mihule rekord vyrazit pozemek drozd lehkost brzda meditace rorejs moucha nachytat jinoch opora okruh tajnost zprava trpkost atlas',
      ],
    ] as const
  ).map(([language, words, mnemonic]) =>
    answers<'rest_crypto_mnemonic'>(
      `seeded ${language} of ${words} words`,
      { seed: 'demo', language, words },
      { valid: true, mnemonic: mnemonic.normalize('NFKD'), wordCount: words, language },
      'python-mnemonic',
    ),
  ),
  answers(
    'a wrong checksum',
    { mnemonic: `${'abandon '.repeat(11)}abandon` },
    { ...INVALID, wordCount: 12 },
    'BIP-39',
  ),
  answers(
    'a word that is not in the list',
    { mnemonic: `${'abandon '.repeat(11)}abouts` },
    INVALID,
    'BIP-39',
  ),
  answers('11 words', { mnemonic: 'abandon '.repeat(11).trim() }, { ...INVALID, wordCount: 11 }, 'BIP-39'),
  answers(
    'words of another language',
    { mnemonic: LEGAL, language: 'french' },
    { ...INVALID, mnemonic: LEGAL },
    'BIP-39',
  ),
  answers('no words', { mnemonic: '' }, { ...INVALID, wordCount: 0, mnemonic: '' }, 'BIP-39'),
  refuses(400, 'a mnemonic and entropy', { mnemonic: LEGAL, entropy: '0'.repeat(32) }, 'entropy'),
  refuses(400, 'entropy of 17 bytes', { entropy: '0'.repeat(34) }, 'entropy'),
  refuses(400, '13 words', { words: 13 }, 'words'),
  refuses(400, 'a language that is not offered', { language: 'latin' }, 'language'),
])

it('makes another mnemonic each time without a seed', async () => {
  const make = async () =>
    (await call('rest_crypto_mnemonic', { words: 24 })).body as { data: { mnemonic: string; valid: boolean } }
  const [first, second] = [await make(), await make()]
  expect(first.data.valid).toBe(true)
  expect(first.data.mnemonic).not.toBe(second.data.mnemonic)
})
