/** Looks for secrets in a text. */
import { SECRET_RULES, type SecretRule } from './secret-rules.js'

export interface FoundSecret {
  rule: SecretRule
  /** Offsets in UTF-16 units. */
  start: number
  end: number
  text: string
  /** Bits a character. */
  entropy: number
}

/** Shannon's entropy in bits a character; 0 for nothing. */
export const characterEntropy = (text: string): number => {
  const counts = new Map<string, number>()
  const characters = Array.from(text)
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()]
    .map((count) => count / characters.length)
    .reduce((total, share) => total + share * Math.log2(1 / share), 0)
}

const matchesOf = (rule: SecretRule, text: string): FoundSecret[] => {
  if (!rule.hints.some((hint) => text.includes(hint))) return []
  const found: FoundSecret[] = []
  const matcher = rule.pattern.matcher(text)
  while (matcher.find()) {
    const [start, end] = [matcher.start(rule.group), matcher.end(rule.group)]
    const secret = text.slice(start, end)
    const entropy = characterEntropy(secret)
    if (entropy >= rule.leastEntropy) found.push({ rule, start, end, text: secret, entropy })
  }
  return found
}

/** All findings by place; one that overlaps a finding of an earlier rule is left out. */
export const findSecrets = (text: string): FoundSecret[] => {
  const found: FoundSecret[] = []
  for (const rule of SECRET_RULES) {
    const isFree = ({ start, end }: FoundSecret): boolean =>
      !found.some((other) => other.rule !== rule && start < other.end && other.start < end)
    found.push(...matchesOf(rule, text).filter(isFree))
  }
  return found.sort((a, b) => a.start - b.start)
}
