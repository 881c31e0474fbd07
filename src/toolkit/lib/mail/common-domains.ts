import { optimalStringAlignment } from '../diff/edit-distance.js'

const COMMON =
  `gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com me.com proton.me
  protonmail.com gmx.com gmx.de mail.com yandex.com yahoo.co.id yahoo.co.uk ymail.com zoho.com fastmail.com qq.com
  163.com web.de googlemail.com email.com mac.com gmx.net gmx.at gmx.ch rocketmail.com yahoo.com.br yahoo.com.au
  yahoo.co.in yahoo.co.jp yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.ca hotmail.co.uk hotmail.de hotmail.fr hotmail.it
  hotmail.es outlook.de outlook.fr outlook.co.id live.co.uk live.fr live.nl`.split(/\s+/)
const KNOWN = new Set(COMMON)

/** Shorter ones are a letter away from too many others: ge.com is not a slip for me.com. */
const SHORTEST = 8
/** From this length on two slips are taken for slips. */
const LONG = 9
const SUGGESTED = COMMON.filter((domain) => domain.length >= SHORTEST)

/** Whether a domain is that of a common mail provider. */
export const isCommonDomain = (domain: string): boolean => KNOWN.has(domain)

/** The common domain that a mistyped one was meant to be; null where none is near. */
export const likelyDomain = (domain: string): string | null => {
  const letters = Array.from(domain)
  let nearest = { domain: '', distance: Infinity }
  for (const candidate of SUGGESTED) {
    // The distance is at least the difference in length.
    if (Math.abs(candidate.length - letters.length) > 2) continue
    const distance = optimalStringAlignment(letters, Array.from(candidate))
    if (distance < nearest.distance) nearest = { domain: candidate, distance }
  }
  const isNear = nearest.distance === 1 || (nearest.distance === 2 && nearest.domain.length >= LONG)
  return isNear ? nearest.domain : null
}
