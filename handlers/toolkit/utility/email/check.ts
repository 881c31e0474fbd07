import { domainToASCII } from 'node:url'
import emailForm from 'validator/lib/isEmail.js'
import { feature } from '#toolkit'
import { isCommonDomain, likelyDomain } from '#toolkit/lib/mail/common-domains'
import { isDisposableDomain } from '#toolkit/lib/mail/disposable-domain'

const ROLES = new Set(
  `abuse accounts admin administrator billing careers contact enquiries feedback help hello hostmaster hr info jobs legal
  mail marketing media news no-reply noc noreply office orders postmaster press privacy root sales security support team
  webmaster`.split(/\s+/),
)
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

const INVALID = {
  valid: false,
  local: null,
  domain: null,
  asciiDomain: null,
  normalized: null,
  tag: null,
  disposable: false,
  role: false,
  free: false,
  suggestion: null,
}

const normalized = (name: string, domain: string): string =>
  GMAIL.has(domain) ? `${name.toLowerCase().replaceAll('.', '')}@gmail.com` : `${name}@${domain}`

export default feature('rest_utility_email', ({ email: given }) => {
  const email = given.trim()
  if (!emailForm.default(email)) return { email, ...INVALID }
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  const asciiDomain = domainToASCII(domain)
  const plus = local.indexOf('+')
  const name = plus < 0 ? local : local.slice(0, plus)
  const free = isCommonDomain(domain)
  const likely = free ? null : likelyDomain(domain)
  return {
    email,
    valid: true,
    local,
    domain,
    asciiDomain: asciiDomain === '' ? null : asciiDomain,
    normalized: normalized(name, domain),
    tag: plus < 0 ? null : local.slice(plus + 1),
    disposable: isDisposableDomain(asciiDomain),
    role: ROLES.has(name.toLowerCase()),
    free,
    suggestion: likely === null ? null : `${local}@${likely}`,
  }
})
