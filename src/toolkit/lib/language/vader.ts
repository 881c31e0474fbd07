import vader from 'vader-sentiment'

const LONG_RUN = /\S{101,}/g

/** A run's exclamation and question marks, as many as the package ever counts. */
const marksOf = (run: string): string => (run.match(/[!?]/g) ?? []).slice(0, 8).join('')

/**
 * A short word in place of one that no lexicon has, with the same capitals and marks: for a word of 20,000 capitals and a small
 * letter the package's pattern would try hours.
 */
const shortened = (run: string): string => {
  const stem = /[a-z]/.test(run) ? 'qqqqq' : /[A-Z]/.test(run) ? 'QQQQQ' : '00000'
  return `${stem}${marksOf(run)}`
}

/** What VADER makes of a text. */
export interface Polarity {
  /** From -1 to 1, 4 decimals. */
  compound: number
  /** Shares of the text, 3 decimals. */
  positive: number
  negative: number
  neutral: number
}

/** Rates an English text by VADER (Hutto and Gilbert, ICWSM 2014). */
export const polarityOf = (text: string): Polarity => {
  const { compound, pos, neg, neu } = vader.SentimentIntensityAnalyzer.polarity_scores(
    text.replace(LONG_RUN, shortened),
  )
  return { compound, positive: pos, negative: neg, neutral: neu }
}

/** The label that VADER's authors give a compound score. */
export const sentimentLabel = (compound: number): 'positive' | 'negative' | 'neutral' => {
  if (compound >= 0.05) return 'positive'
  return compound <= -0.05 ? 'negative' : 'neutral'
}
