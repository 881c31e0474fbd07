import { feature } from '#toolkit'
import {
  jaro,
  jaroWinkler,
  levenshteinSimilarity,
  ngramSimilarities,
  ratcliffObershelp,
} from '#toolkit/lib/diff/string-similarity'
import { codePointsOf } from '#toolkit/lib/text/text-units'

const ALIKE = {
  levenshtein: 1,
  jaro: 1,
  jaroWinkler: 1,
  dice: 1,
  jaccard: 1,
  cosine: 1,
  overlap: 1,
  ratcliffObershelp: 1,
}

export default feature('rest_string_similarity', ({ a, b, ignoreCase, ngram }) => {
  const inA = codePointsOf(a, ignoreCase)
  const inB = codePointsOf(b, ignoreCase)
  const measures =
    inA.join('') === inB.join('')
      ? ALIKE
      : {
          levenshtein: levenshteinSimilarity(inA, inB),
          jaro: jaro(inA, inB),
          jaroWinkler: jaroWinkler(inA, inB),
          ...ngramSimilarities(inA, inB, ngram),
          ratcliffObershelp: ratcliffObershelp(inA, inB),
        }
  return { ...measures, best: Math.max(...Object.values(measures)) }
})
