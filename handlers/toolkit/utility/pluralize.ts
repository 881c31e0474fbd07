import pluralize from 'pluralize'
import { feature, invalidParameter } from '#toolkit'

export default feature('rest_utility_pluralize', ({ word: given, count }) => {
  const word = given.trim()
  if (word === '') invalidParameter('word', 'must not be blank')
  return {
    word,
    singular: pluralize.singular(word),
    plural: pluralize.plural(word),
    isPlural: pluralize.isPlural(word),
    isSingular: pluralize.isSingular(word),
    counted: count === undefined ? null : pluralize(word, count, true),
  }
})
