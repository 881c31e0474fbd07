import type { Query } from '#operation'
import { feature } from '#toolkit'
import { linesOf } from '#toolkit/lib/text/lines'
import { graphemesOf } from '#toolkit/lib/text/segments'
import { withoutCase } from '#toolkit/lib/text/letter-case'

const backwards = (text: string): string => graphemesOf(text).reverse().join('')

const reversed = (text: string, by: Query<'rest_text_reverse'>['by']): string => {
  switch (by) {
    case 'characters':
      return backwards(text)
    case 'words':
      return (text.match(/\S+/g) ?? []).reverse().join(' ')
    case 'lines':
      return linesOf(text).reverse().join('\n')
    case 'each-word':
      return text.replace(/\S+/g, backwards)
    case 'each-line':
      return linesOf(text).map(backwards).join('\n')
  }
}

const isPalindrome = (text: string): boolean => {
  const letters = withoutCase(text.normalize('NFC')).match(/[\p{L}\p{Nd}]/gu) ?? []
  return letters.length > 0 && letters.join('') === letters.toReversed().join('')
}

export default feature('rest_text_reverse', ({ text, by }) => ({
  text: reversed(text, by),
  palindrome: isPalindrome(text),
}))
