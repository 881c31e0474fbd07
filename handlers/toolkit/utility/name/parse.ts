import { parseFullName } from 'parse-full-name'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

const orNull = (part: string): string | null => (part === '' ? null : part)

const wordsOf = (part: string): string[] => part.split(' ').filter((word) => word !== '')

const initialOf = (word: string): string => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? ''

const joined = (parts: readonly string[], between = ' '): string =>
  parts.filter((part) => part !== '').join(between)

const isCapitalized = (word: string): boolean => /^[\p{Lu}\p{Lt}]/u.test(word)

export default feature('rest_utility_name', ({ name }) => {
  const { title, first, middle, last, nick, suffix } = parseFullName(name.replace(/\s+/g, ' ').normalize())
  if (first === '' && last === '') unprocessable(`${quoted(name)} has neither a first nor a last name.`)
  const initials = [first, ...wordsOf(middle), ...wordsOf(last).filter(isCapitalized)].map(initialOf).join('')
  return {
    title: orNull(title),
    first: orNull(first),
    middle: orNull(middle),
    last: orNull(last),
    nick: orNull(nick),
    suffix: orNull(suffix),
    initials,
    formal: joined([title, first, middle, last, suffix]),
    sort: last === '' ? first : joined([last, joined([first, middle])], ', '),
  }
})
