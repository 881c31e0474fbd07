/** What a network allows as a user name. */
export interface UsernameRule {
  network: string
  minLength: number
  maxLength: number
  characters: RegExp
  /** A further rule of form. */
  form?: (name: string) => boolean
  profile?: (name: string) => string
}

const WORD = /^[A-Za-z0-9_]*$/
const WORD_AND_DOT = /^[A-Za-z0-9._]*$/
const LETTERS_AND_DIGITS_AROUND = /^[A-Za-z0-9](?:.*[A-Za-z0-9])?$/s

const noneOutside = (sign: string) => (name: string) => !name.startsWith(sign) && !name.endsWith(sign)
const noneTogether = (sign: string) => (name: string) => !name.includes(sign + sign)
const both =
  (one: (name: string) => boolean, other: (name: string) => boolean) =>
  (name: string): boolean =>
    one(name) && other(name)
const at =
  (before: string, behind = '') =>
  (name: string): string =>
    `https://${before}${name}${behind}`

const instagram = {
  minLength: 1,
  maxLength: 30,
  characters: WORD_AND_DOT,
  form: both(noneOutside('.'), noneTogether('.')),
}

/** The networks' own rules, in the order of answers. */
export const USERNAME_RULES: readonly UsernameRule[] = [
  { network: 'x', minLength: 4, maxLength: 15, characters: WORD, profile: at('x.com/') },
  { network: 'instagram', ...instagram, profile: at('www.instagram.com/', '/') },
  { network: 'threads', ...instagram, profile: at('www.threads.com/@') },
  {
    network: 'tiktok',
    minLength: 2,
    maxLength: 24,
    characters: WORD_AND_DOT,
    form: (name) => !name.endsWith('.'),
    profile: at('www.tiktok.com/@'),
  },
  {
    network: 'youtube',
    minLength: 3,
    maxLength: 30,
    characters: /^[A-Za-z0-9._-]*$/,
    form: (name) => LETTERS_AND_DIGITS_AROUND.test(name),
    profile: at('www.youtube.com/@'),
  },
  {
    network: 'facebook',
    minLength: 5,
    maxLength: 50,
    characters: /^[A-Za-z0-9.]*$/,
    form: (name) => LETTERS_AND_DIGITS_AROUND.test(name),
    profile: at('www.facebook.com/'),
  },
  {
    network: 'linkedin',
    minLength: 3,
    maxLength: 100,
    characters: /^[A-Za-z0-9-]*$/,
    profile: at('www.linkedin.com/in/', '/'),
  },
  {
    network: 'reddit',
    minLength: 3,
    maxLength: 20,
    characters: /^[A-Za-z0-9_-]*$/,
    profile: at('www.reddit.com/user/', '/'),
  },
  {
    network: 'github',
    minLength: 1,
    maxLength: 39,
    characters: /^[A-Za-z0-9-]*$/,
    form: both(noneOutside('-'), noneTogether('-')),
    profile: at('github.com/'),
  },
  {
    network: 'bluesky',
    minLength: 3,
    maxLength: 18,
    characters: /^[a-z0-9-]*$/,
    form: noneOutside('-'),
    profile: at('bsky.app/profile/', '.bsky.social'),
  },
  { network: 'mastodon', minLength: 1, maxLength: 30, characters: WORD, profile: at('mastodon.social/@') },
  {
    network: 'telegram',
    minLength: 5,
    maxLength: 32,
    characters: WORD,
    form: (name) => /^[A-Za-z]/.test(name) && !name.endsWith('_') && !name.includes('__'),
    profile: at('t.me/'),
  },
  {
    network: 'discord',
    minLength: 2,
    maxLength: 32,
    characters: /^[a-z0-9._]*$/,
    form: noneTogether('.'),
  },
  {
    network: 'twitch',
    minLength: 4,
    maxLength: 25,
    characters: WORD,
    form: (name) => /^[A-Za-z0-9]/.test(name),
    profile: at('www.twitch.tv/'),
  },
  {
    network: 'pinterest',
    minLength: 3,
    maxLength: 30,
    characters: WORD,
    profile: at('www.pinterest.com/', '/'),
  },
]
