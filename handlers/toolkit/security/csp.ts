import type { Csp } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator/dist/evaluator.js'
import { Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { getHostname } from 'csp_evaluator/dist/utils.js'
import type { Data } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'

type Severity = Data<'rest_security_csp'>['items'][number]['severity']

/** By the number that csp_evaluator gives. */
const SEVERITIES: ReadonlyMap<number, Severity> = new Map([
  [10, 'high'],
  [20, 'syntax'],
  [30, 'medium'],
  [40, 'highMaybe'],
  [45, 'strictCsp'],
  [50, 'mediumMaybe'],
  [60, 'info'],
])

/** @example camelCase('SCRIPT_UNSAFE_INLINE') // 'scriptUnsafeInline' */
const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

const isTypeError = (error: unknown): boolean => error instanceof TypeError

/** The policy without the sources that are no addresses, such as https://%cdn%; browsers pass over them. */
const withAddressesOnly = (csp: Csp): Csp => {
  const policy = csp.clone()
  for (const [name, values = []] of Object.entries(policy.directives))
    policy.directives[name] = values.filter(
      (value) => attempt(() => getHostname(value), isTypeError) !== undefined,
    )
  return policy
}

/** The default checks; those that look into addresses throw at a source that is none. */
const CHECKS = DEFAULT_CHECKS.map(
  (check): typeof check =>
    (csp) =>
      attempt(() => check(csp), isTypeError) ?? check(withAddressesOnly(csp)),
)

/** CSP Level 3 as Google's CSP Evaluator judges it. */
export default feature('rest_security_csp', ({ policy }) => {
  const { csp } = new CspParser(policy)
  const directives = Object.entries(csp.directives).map(([name, values]) => ({ name, values: values ?? [] }))
  if (directives.length === 0) unprocessable('policy has no directive.')
  const items = new CspEvaluator(csp)
    .evaluate([], CHECKS)
    .sort((a, b) => a.severity - b.severity)
    .map((finding) => ({
      severity: SEVERITIES.get(finding.severity) ?? 'info',
      type: camelCase(Type[finding.type]),
      directive: finding.directive,
      value: finding.value ?? null,
      description: finding.description,
    }))
  return { directives, count: items.length, items, highest: items[0]?.severity ?? null }
})
