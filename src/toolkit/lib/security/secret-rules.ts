/** What keys and tokens of well-known services look like, by their makers' documentation. */
import { RE2JS } from 're2js'

export type SecretSeverity = 'high' | 'medium' | 'low'

export interface SecretRule {
  name: string
  severity: SecretSeverity
  pattern: RE2JS
  /** Group that is the secret, where it is not the whole match. */
  group: number
  /** Least entropy in bits a character. */
  leastEntropy: number
  /** A text without any of these has no match, and need not be searched. */
  hints: readonly string[]
}

const rule = (
  name: string,
  hints: readonly string[],
  pattern: string,
  severity: SecretSeverity = 'high',
  { group = 0, leastEntropy = 0 } = {},
): SecretRule => ({ name, hints, severity, group, leastEntropy, pattern: RE2JS.compile(pattern) })

/** In the order in which they are tried: what one rule has found no later one finds. */
export const SECRET_RULES: readonly SecretRule[] = [
  rule('aws-access-key', ['AKIA', 'ASIA'], '\\b(AKIA|ASIA)[0-9A-Z]{16}\\b'),
  rule(
    'github-token',
    ['gh', 'github_pat_'],
    '\\b(gh[pousr]_[A-Za-z0-9]{36,251}|github_pat_[A-Za-z0-9_]{82})\\b',
  ),
  rule('gitlab-token', ['glpat-'], '\\bglpat-[A-Za-z0-9_-]{20,}'),
  rule('slack-token', ['xox'], '\\bxox[abprs]-[A-Za-z0-9-]{10,}'),
  rule('slack-webhook', ['hooks.slack.com'], 'https://hooks\\.slack\\.com/services/[A-Za-z0-9/]{30,}'),
  rule('google-api-key', ['AIza'], '\\bAIza[0-9A-Za-z_-]{35}'),
  rule('stripe-key', ['k_live_'], '\\b[sr]k_live_[0-9A-Za-z]{16,}'),
  rule('sendgrid-key', ['SG.'], '\\bSG\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}'),
  rule('npm-token', ['npm_'], '\\bnpm_[A-Za-z0-9]{36}\\b'),
  rule('telegram-bot-token', [':'], '\\b[0-9]{8,10}:[A-Za-z0-9_-]{35}\\b'),
  rule('anthropic-key', ['sk-ant-'], '\\bsk-ant-[A-Za-z0-9_-]{20,}'),
  rule('openai-key', ['sk-'], '\\bsk-(proj-)?[A-Za-z0-9_-]{32,}'),
  rule('private-key', ['PRIVATE KEY'], '-----BEGIN [A-Z ]*PRIVATE KEY-----'),
  rule('jwt', ['eyJ'], '\\beyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}', 'medium'),
  rule('url-password', ['://'], '[a-z][a-z0-9+.-]*://[^\\s:@/]{1,64}:[^\\s:@/]{1,64}@', 'medium'),
  rule(
    'generic-secret',
    ['=', ':'],
    '(?i)(password|passwd|secret|api[_-]?key|token)["\']?\\s*[:=]\\s*["\']?([A-Za-z0-9+/_.=-]{12,})',
    'low',
    { group: 2, leastEntropy: 3.5 },
  ),
]
