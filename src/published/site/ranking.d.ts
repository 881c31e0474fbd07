/** What is searched, as the service makes it and browsers read it. */
export interface RankingIndex {
  /** By term, the places of operations, each but the first as its distance from the one before, and followed by what the term is worth there. */
  postings: Readonly<Record<string, readonly number[]>>
  /** By words that people use, what they mean by them in the contract's words. */
  synonyms: Readonly<Record<string, readonly string[]>>
}

export declare const stem: (word: string) => string
export declare const words: (text: string) => string[]
export declare const terms: (text: string) => string[]
export declare const createRanking: (
  index: RankingIndex,
) => (question: string, accepts?: (place: number) => boolean) => number[]
