import type { Query } from '#operation'
import { feature } from '#toolkit'
import { toPlain, toSmart, type QuoteStyle } from '#toolkit/lib/text/typography'

const ENGLISH: QuoteStyle = { double: ['“', '”'], single: ['‘', '’'] }

const STYLES: Readonly<Record<Query<'rest_text_typography'>['quotes'], QuoteStyle>> = {
  english: ENGLISH,
  indonesian: ENGLISH,
  german: { double: ['„', '“'], single: ['‚', '‘'] },
  french: { double: ['«\u00a0', '\u00a0»'], single: ['‹\u00a0', '\u00a0›'] },
}

export default feature('rest_text_typography', ({ text, mode, quotes }) =>
  mode === 'smart' ? toSmart(text, STYLES[quotes]) : toPlain(text),
)
