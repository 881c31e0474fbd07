import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { describe, expect, it } from 'vitest'
import { suggester } from '#toolkit/lib/language/spelling-suggest'

// The catalog says that the suggestions are nspell's, in its order, so that nspell is the authority here.
describe('suggestions', () => {
  const speller = nspell(dictionary)
  speller.compoundRules = []
  const suggest = suggester(speller)

  it.each([
    ['recieve', 'a slip of one letter'],
    ['teh', 'three letters, with many words near'],
    ['ywlng', 'two slips'],
    ['acgj', 'two slips in a short word'],
    ['Tamludicp', 'a name with two slips'],
    ["oC'sX", 'mixed case'],
    ['LNODON', 'capitals'],
    ['Mlaan', 'a capital'],
    ['nashun', 'a common slip'],
    ['occurence', 'a double letter that is single'],
    ['acommodattion', 'one double letter too many and one too few'],
    ['xqzzv', 'nothing near'],
    ['straße', 'no ASCII'],
    ["dont't", 'an apostrophe'],
    ['incomprehensibilityes', 'a long word'],
  ])('are those of nspell for %s: %s', (word) => expect(suggest(word)).toEqual(speller.suggest(word)))
})
