import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// The contract's formulas written out anew in Python.
const SOURCE = 'the formulas in Python'

/** Dickens under the key LEMON, whose multiple 15 comes out best of 1 to 20. */
const VIGENERE =
  'Tx iof elq prdx at gtqqg, ve amg gsi icedx at gtqqg, ve amg gsi mur zj iwfosy, wg hee hup ess bq jacytwtbrdw, uh jlw fvr ptaqu zj nsytir, wg hee hup ibcps sr wanvqrhwmfm, ve amg gsi esndsz cs Wmsvg, tx iof elq grlwab bq Hmfxyieg, ve amg gsi edetrs cs ssbs, ve amg gsi iwaeid cs oiedntv'

const average = (length: number, indexOfCoincidence: number) => ({ length, indexOfCoincidence })

table('rest_crypto_analysis', [
  answers(
    'a Caesar cipher',
    { text: 'WKH TXLFN EURZQ IRA MXPSV RYHU WKH ODCB GRJ' },
    {
      letters: 35,
      indexOfCoincidence: 0.021849,
      entropy: 4.536286,
      chiSquared: 180.8123,
      caesar: [
        { shift: 3, text: 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG', chiSquared: 109.3186 },
        { shift: 9, text: 'NBY KOCWE VLIQH ZIR DOGJM IPYL NBY FUTS XIA', chiSquared: 122.9353 },
        { shift: 15, text: 'HVS EIWQY PFCKB TCL XIADG CJSF HVS ZONM RCU', chiSquared: 129.1838 },
      ],
    },
    SOURCE,
  ),
  answers(
    'a Vigenere cipher',
    { text: VIGENERE },
    {
      letters: 217,
      indexOfCoincidence: 0.049326,
      entropy: 4.419296,
      chiSquared: 745.7571,
      vigenere: {
        keyLength: 15,
        key: 'LEMONLEMONLEMON',
        averages: expect.arrayContaining([
          average(1, 0.049326),
          average(5, 0.087053),
          average(10, 0.088961),
          average(15, 0.096606),
          average(20, 0.094242),
        ]) as unknown,
      },
    },
    SOURCE,
  ),
  answers(
    'one letter twice',
    { text: 'a-A' },
    {
      letters: 2,
      indexOfCoincidence: 1,
      entropy: 0,
      chiSquared: 22.4888,
      vigenere: { keyLength: 1, key: 'W', averages: [average(1, 1)] },
    },
    SOURCE,
  ),
  answers(
    'two letters and others that do not count',
    { text: 'é a, b ß' },
    {
      letters: 2,
      indexOfCoincidence: 0,
      entropy: 1,
      frequencies: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
        letter,
        count: letter < 'C' ? 1 : 0,
        percent: letter < 'C' ? 50 : 0,
      })),
      vigenere: { keyLength: 1, key: 'I', averages: [average(1, 0)] },
    },
    SOURCE,
  ),
  refuses(422, 'a single letter', { text: '1 a 2' }, 'fewer than 2 letters'),
  refuses(400, 'a single character', { text: 'a' }, 'text'),
])
