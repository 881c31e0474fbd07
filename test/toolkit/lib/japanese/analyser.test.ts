import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { analyse, type IpadicToken } from '../../../../src/toolkit/lib/japanese/analyser.js'

interface Kuromoji {
  builder(options: { dicPath: string }): {
    build(done: (error: Error | null, tokenizer: { tokenize(text: string): IpadicToken[] }) => void): void
  }
}

const load = createRequire(import.meta.url)

const TEXTS = [
  '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  '東京特許許可局長、スーパーカリフラジリスティック',
  'Hello, world! 2024年のＡＢＣ ﾊﾝｶｸ',
  '𠮷野家で𩸽を食べる',
  'a,b "c" , ,\n\t　',
  'えーっと、うーん…ｗｗｗ〜〜〜ーーあー',
  '行ってきまっす！言っ(笑)',
  'Ωμέγα привет １２３４円 々〆ヶ月ヴァイオリン',
]

describe('the analyser', () => {
  let tokenize: (text: string) => IpadicToken[]

  beforeAll(
    () =>
      new Promise<void>((resolve, reject) => {
        const dicPath = join(dirname(load.resolve('kuromoji/package.json')), 'dict')
        ;(load('kuromoji') as Kuromoji).builder({ dicPath }).build((error, tokenizer) => {
          if (error !== null) return reject(error)
          tokenize = (text) => tokenizer.tokenize(text)
          resolve()
        })
      }),
    60_000,
  )

  it.each(TEXTS)('finds the words that kuromoji with its own loader and lattice finds: %s', (text) => {
    expect(analyse(text)).toEqual(tokenize(text))
  })

  // MeCab with IPADIC cuts it so.
  it('counts a character of two UTF-16 units once', () => {
    expect(analyse('😀😀です').map(({ surface_form: surface }) => surface)).toEqual(['😀😀', 'です'])
  })
})
