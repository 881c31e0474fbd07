import { readPackageJson } from '../common/package-file.js'

interface Quote {
  text: string
  from: string
}

let proverbs: readonly string[] | undefined

/** The Chinese proverbs of inspirational-quotes, in the order of its file. */
export const chineseProverbs = (): readonly string[] =>
  (proverbs ??= readPackageJson<Quote[]>('inspirational-quotes/data/data.json')
    .filter(({ from }) => from === 'Chinese Proverb')
    .map(({ text }) => text))
