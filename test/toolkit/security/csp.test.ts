import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// csp_evaluator's own tests: evaluator_test.ts and checks/*_test.ts.
const SOURCE = "csp_evaluator's own tests"
const finding = (severity: string, type: string, directive: string, value: string | null): unknown =>
  expect.objectContaining({ severity, type, directive, value })
const finds = (name: string, policy: string, found: unknown) =>
  answers<'rest_security_csp'>(
    name,
    { policy },
    { items: expect.arrayContaining([found]) as unknown },
    SOURCE,
  )

table('rest_security_csp', [
  answers(
    'directives in order, names in lower case, values once',
    { policy: "SCRIPT-SRC 'SELF' 'self' https://a.b/C; object-src 'none'; script-src *;;" },
    {
      directives: [
        { name: 'script-src', values: ["'self'", 'https://a.b/C'] },
        { name: 'object-src', values: ["'none'"] },
      ],
    },
    SOURCE,
  ),
  finds(
    'unsafe-inline',
    "script-src 'unsafe-inline'",
    finding('high', 'scriptUnsafeInline', 'script-src', "'unsafe-inline'"),
  ),
  finds(
    'unsafe-eval',
    "script-src 'unsafe-eval'",
    finding('mediumMaybe', 'scriptUnsafeEval', 'script-src', "'unsafe-eval'"),
  ),
  finds('a wildcard', 'script-src *', finding('high', 'plainWildcard', 'script-src', '*')),
  finds('a plain scheme', 'script-src data:', finding('high', 'plainUrlSchemes', 'script-src', 'data:')),
  finds(
    'a missing object-src',
    "script-src 'none'",
    finding('high', 'missingDirectives', 'object-src', null),
  ),
  finds(
    'an unknown directive',
    'foobar-src http:',
    finding('syntax', 'unknownDirective', 'foobar-src', null),
  ),
  finds(
    'a missing semicolon',
    "default-src object-src 'none'",
    finding('syntax', 'missingSemicolon', 'default-src', 'object-src'),
  ),
  answers(
    'what is most severe first',
    { policy: "foobar-src 'x'; script-src 'unsafe-inline'" },
    { highest: 'high' },
    SOURCE,
  ),
  answers(
    'a directive named as a member of all objects',
    { policy: '__proto__ x; script-src *' },
    { highest: 'high' },
    SOURCE,
  ),
  answers(
    'sources that are no addresses',
    { policy: "script-src 'unsafe-inline' https://%cdn%.example.com [ https://a.example.com:99999" },
    {
      directives: [
        {
          name: 'script-src',
          values: ["'unsafe-inline'", 'https://%cdn%.example.com', '[', 'https://a.example.com:99999'],
        },
      ],
      items: [
        finding('high', 'scriptUnsafeInline', 'script-src', "'unsafe-inline'"),
        finding('high', 'missingDirectives', 'object-src', null),
      ] as never,
    },
    'CSP Level 3, 2.3.1: sources outside of the grammar are ignored; csp_evaluator for the rest',
  ),
  refuses(422, 'a policy without a directive', { policy: ' ; ;' }, 'no directive'),
  refuses(400, 'no policy', { policy: '' }, 'policy'),
])
