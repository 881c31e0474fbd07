import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const BARBAROSSA = {
  cipher: 'enigma',
  text: 'EDPUD NRGYS ZRCXN UYTPO MRMBO FKTBZ REZKM LXLVE FGUEY SIOZV EQMIK UBPMM YLKLT TDEIS MDICA GYKUA CTCDO MOHWX MUUIA UBSTS LRNBZ SZWNR FXWFY SSXJZ VIJHI DISHP RKLKA YUPAD TXQSP INQMA TLPIF SVKDA SCTAC DPBOP VHJK',
  cipherKey: 'II-IV-V;B;BUL;BLA;AV BS CG DL FU HZ IN KM OW RX',
}
const BARBAROSSA_PLAIN =
  'AUFKLXABTEILUNGXVONXKURTINOWAXKURTINOWAXNORDWESTLXSEBEZXSEBEZXUAFFLIEGERSTRASZERIQTUNGXDUBROWKIXDUBROWKIXOPOTSCHKAXOPOTSCHKAXUMXEINSAQTDREINULLXUHRANGETRETENXANGRIFFXINFXRGTX'

const rows = (cipher: string, cipherKey: string, plain: string, encrypted: string, source: string) => {
  const key = cipherKey === '' ? { cipher } : { cipher, cipherKey }
  return [
    answers<'rest_crypto_classical'>(
      `${cipher} ${cipherKey}`,
      { ...key, text: plain },
      { output: encrypted, input: plain },
      source,
    ),
    answers<'rest_crypto_classical'>(
      `${cipher} ${cipherKey} back`,
      { ...key, mode: 'decrypt', text: encrypted },
      { output: plain },
      source,
    ),
  ]
}

table('rest_crypto_classical', [
  ...rows('caesar', '3', 'The quick, brown fox!', 'Wkh txlfn, eurzq ira!', 'Wikipedia, Caesar cipher'),
  ...rows('caesar', '-23', 'XYZ abc é', 'ABC def é', '-23 is 3 modulo 26'),
  ...rows('caesar', '', 'Why did the chicken', 'Jul qvq gur puvpxra', 'Wikipedia, ROT13'),
  ...rows('atbash', '', 'Wizard', 'Draziw', 'a letter and its mirror: W D, I R, Z A'),
  ...rows('vigenere', 'LEMON', 'ATTACKATDAWN', 'LXFOPVEFRNHR', 'Wikipedia, Vigenere cipher'),
  ...rows(
    'vigenere',
    'l e-m0on',
    'Attack at dawn!',
    'Lxfopv ef rnhr!',
    'Wikipedia, the key moving on at letters only',
  ),
  ...rows(
    'beaufort',
    'FORTIFICATION',
    'DEFENDTHEEASTWALLOFTHECASTLE',
    'CKMPVCPVWPIWUJOGIUAPVWRIWUUK',
    'Practical Cryptography, Beaufort cipher',
  ),
  ...rows('affine', '5,8', 'AFFINE CIPHER', 'IHHWVC SWFRCP', 'Wikipedia, Affine cipher'),
  ...rows('affine', '-21,-18', 'AFFINE CIPHER', 'IHHWVC SWFRCP', '-21 is 5 and -18 is 8 modulo 26'),
  answers(
    'playfair, with a doubled letter',
    { cipher: 'playfair', cipherKey: 'playfair example', text: 'Hide the gold in the tree stump' },
    { output: 'BMODZBXDNABEKUDMUIXMMOUVIF' },
    'Wikipedia, Playfair cipher',
  ),
  answers(
    'playfair back, the X left in',
    {
      cipher: 'playfair',
      cipherKey: 'playfair example',
      mode: 'decrypt',
      text: 'BMODZBXDNABEKUDMUIXMMOUVIF',
    },
    { output: 'HIDETHEGOLDINTHETREXESTUMP' },
    'Wikipedia, Playfair cipher',
  ),
  answers(
    'playfair with J, XX and a last letter alone',
    { cipher: 'playfair', cipherKey: 'A', text: 'jxxx' },
    { output: 'HYVSVS' },
    'by hand: IX, XQ and XQ, all three rectangles in the plain square',
  ),
  ...rows(
    'railfence',
    '3',
    'WEAREDISCOVEREDFLEEATONCE',
    'WECRLTEERDSOEEFEAOCAIVDEN',
    'Wikipedia, Rail fence cipher',
  ),
  ...rows('railfence', '2', 'a b😀c!', 'abc 😀!', 'by hand: places 0 2 4, then 1 3 5'),
  ...rows('railfence', '100', 'short', 'short', 'one rail for each character'),
  ...rows(
    'columnar',
    'ZEBRAS',
    'WEAREDISCOVEREDFLEEATONCE',
    'EVLNACDTESEAROFODEECWIREE',
    'Wikipedia, Transposition cipher, irregular',
  ),
  ...rows('columnar', 'tom-ATO', 'DEFENDTHEEASTWALLS', 'EELFEAEHWDSSDTTNAL', 'by hand: columns A M O O T T'),
  ...rows('morse', '', 'HELLO WORLD', '.... . .-.. .-.. --- / .-- --- .-. .-.. -..', 'ITU-R M.1677-1'),
  ...rows(
    'morse',
    '',
    'A.,?\'/():=+-"@0',
    '.- .-.-.- --..-- ..--.. .----. -..-. -.--. -.--.- ---... -...- .-.-. -....- .-..-. .--.-. -----',
    'ITU-R M.1677-1',
  ),
  ...rows('morse', '', 'CAFÉ', '-.-. .- ..-. ..-..', 'ITU-R M.1677-1, accented e'),
  answers(
    'morse of small letters and long blanks',
    { cipher: 'morse', text: ' sos \n now ' },
    { output: '... --- ... / -. --- .--' },
    'ITU-R M.1677-1',
  ),
  answers(
    'Enigma',
    { cipher: 'enigma', cipherKey: 'I-II-III;B;AAA;AAA', text: 'aaaaa' },
    { output: 'BDZGO' },
    'Wikipedia, Enigma rotor details',
  ),
  answers(
    'Enigma with rings at B',
    { cipher: 'enigma', cipherKey: 'i-ii-iii;b;bbb;aaa;', text: 'AAAAA' },
    { output: 'EWTYX' },
    'Wikipedia, Enigma rotor details',
  ),
  answers(
    'an Enigma message of 1941',
    BARBAROSSA,
    { output: BARBAROSSA_PLAIN },
    'Operation Barbarossa, 7 July 1941',
  ),
  answers(
    'the same way back',
    { ...BARBAROSSA, mode: 'decrypt', text: BARBAROSSA_PLAIN },
    { output: BARBAROSSA.text.replaceAll(' ', '') },
    'Operation Barbarossa, 7 July 1941',
  ),
  refuses(
    422,
    'a letter as a shift',
    { cipher: 'caesar', text: 'x', cipherKey: 'b' },
    'cipherKey for caesar',
  ),
  refuses(422, 'a shift of 1001', { cipher: 'caesar', text: 'x', cipherKey: '1001' }, 'from -1000 to 1000'),
  refuses(422, 'Vigenere without a key', { cipher: 'vigenere', text: 'x' }, 'cipherKey for vigenere'),
  refuses(
    422,
    'a key without letters',
    { cipher: 'beaufort', text: 'x', cipherKey: '123 é' },
    'cipherKey for beaufort',
  ),
  refuses(
    422,
    'a factor that is not coprime to 26',
    { cipher: 'affine', text: 'x', cipherKey: '13,1' },
    'coprime',
  ),
  refuses(
    422,
    'an affine key of one number',
    { cipher: 'affine', text: 'x', cipherKey: '5' },
    'cipherKey for affine',
  ),
  refuses(422, 'Playfair without a key', { cipher: 'playfair', text: 'x' }, 'cipherKey for playfair'),
  refuses(
    422,
    'an odd number of letters back',
    { cipher: 'playfair', cipherKey: 'a', mode: 'decrypt', text: 'abc' },
    'odd number',
  ),
  refuses(422, 'one rail', { cipher: 'railfence', text: 'x', cipherKey: '1' }, 'from 2 to 100'),
  refuses(422, 'no rails', { cipher: 'railfence', text: 'x' }, 'from 2 to 100'),
  refuses(
    422,
    'columns without a key',
    { cipher: 'columnar', text: 'x', cipherKey: '-' },
    'cipherKey for columnar',
  ),
  refuses(422, 'a character that Morse does not have', { cipher: 'morse', text: 'a#b' }, '"#"'),
  refuses(
    422,
    'a code that Morse does not have',
    { cipher: 'morse', mode: 'decrypt', text: '.- ......' },
    '"......"',
  ),
  ...[
    'I-II;B;AAA;AAA',
    'I-II-II;B;AAA;AAA',
    'I-II-VI;B;AAA;AAA',
    'I-II-III;A;AAA;AAA',
    'I-II-III;B;AA;AAA',
    'I-II-III;B;AAA;AA1',
    'I-II-III;B;AAA;AAA;AB BC',
    'I-II-III;B;AAA;AAA;AA',
    'I-II-III;B;AAA;AAA;ABC',
    'I-II-III;B;AAA',
    'I-II-III;B;AAA;AAA;AB;CD',
    '__proto__-I-II;constructor;AAA;AAA',
  ].map((cipherKey) =>
    refuses<'rest_crypto_classical'>(
      422,
      `the setting ${cipherKey}`,
      { cipher: 'enigma', text: 'x', cipherKey },
      'cipherKey for enigma',
    ),
  ),
  refuses(422, 'Enigma without a setting', { cipher: 'enigma', text: 'x' }, 'cipherKey for enigma'),
  refuses(400, 'no text', { cipher: 'caesar', text: '' }, 'text'),
  refuses(400, 'a cipher that is not offered', { cipher: 'rot47', text: 'x' }, 'cipher'),
])

it('steps the middle rotor twice in a row', async () => {
  // From ADU (rotors I II III): ADV, AEW, BFX; the middle rotor takes the left one along at E (Hamer, Cryptologia 21, 1997).
  // What is enciphered after three letters from ADU is what is enciphered from BFX.
  const outputOf = async (positions: string, text: string): Promise<string> => {
    const query = { cipher: 'enigma', cipherKey: `I-II-III;B;AAA;${positions}`, text }
    const { body } = await call('rest_crypto_classical', query)
    return (body as { data: { output: string } }).data.output
  }
  expect((await outputOf('ADU', 'XXXHELLOWORLD')).slice(3)).toBe(await outputOf('BFX', 'HELLOWORLD'))
})
