import { describe, expect, it } from 'vitest'
import { makeCrc, type CrcModel } from '#toolkit/lib/encoding/crc'

const model = (width: number, poly: number, init: number, reflected: boolean, xorout: number): CrcModel => ({
  width,
  poly,
  init,
  reflected,
  xorout,
})

describe('makeCrc', () => {
  // CRC catalogue: parameters and check values, over 123456789.
  it.each([
    ['CRC-5/USB', model(5, 0x05, 0x1f, true, 0x1f), 0x19],
    ['CRC-8/MAXIM-DOW', model(8, 0x31, 0, true, 0), 0xa1],
    ['CRC-12/DECT', model(12, 0x80f, 0, false, 0), 0xf5b],
    ['CRC-16/KERMIT', model(16, 0x1021, 0, true, 0), 0x2189],
    ['CRC-16/GENIBUS', model(16, 0x1021, 0xffff, false, 0xffff), 0xd64e],
    ['CRC-24/OPENPGP', model(24, 0x864cfb, 0xb704ce, false, 0), 0x21cf02],
    ['CRC-32/BZIP2', model(32, 0x04c11db7, 0xffffffff, false, 0xffffffff), 0xfc891918],
    ['CRC-32/MPEG-2', model(32, 0x04c11db7, 0xffffffff, false, 0), 0x0376e6e7],
    ['CRC-32/ISO-HDLC', model(32, 0x04c11db7, 0xffffffff, true, 0xffffffff), 0xcbf43926],
  ])('%s', (_name, parameters, check) => expect(makeCrc(parameters)(Buffer.from('123456789'))).toBe(check))

  it('answers init and xorout for no bytes', () => {
    expect(makeCrc(model(16, 0x1021, 0xffff, false, 0))(new Uint8Array())).toBe(0xffff)
  })
})
