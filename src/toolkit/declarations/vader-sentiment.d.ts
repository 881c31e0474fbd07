declare module 'vader-sentiment' {
  /** Shares with 3 decimals, the compound score with 4. */
  interface Polarity {
    neg: number
    neu: number
    pos: number
    compound: number
  }
  const vader: { SentimentIntensityAnalyzer: { polarity_scores(text: string): Polarity } }
  export default vader
}
