import { follow, operations } from './planes.js'

const TOOLKIT = ['200', '400', '404', '414', '422', '429', '431', '500', '503']

/** The statuses that an operation must document: what its plane can answer to it. */
const wanted = (operation, plane) => {
  if (plane === 'toolkit') return TOOLKIT
  const isPublic =
    !operation.security?.length || operation.security.some((scheme) => Object.keys(scheme).length === 0)
  return [
    '200',
    '400',
    ...(isPublic ? ['429'] : ['401', '403']),
    ...(operation.requestBody ? ['413', '415'] : []),
    '414',
    '431',
    '500',
    '503',
  ]
}

/** Answers that Node itself may give, before there is a request to speak of. */
const WITHOUT_REQUEST = ['414', '431']
const WAITING = ['409', '429', '503']

const wantedHeaders = (status) => [
  ...(WITHOUT_REQUEST.includes(status) ? [] : ['X-Request-Id']),
  ...(WAITING.includes(status) ? ['Retry-After'] : []),
]

/** Every operation documents the statuses that its plane can answer, and every answer its headers. */
export const documentedAnswers = operations((operation, context, { plane }) => {
  const responses = operation.responses ?? {}
  const missing = wanted(operation, plane).filter((status) => responses[status] === undefined)
  if (missing.length > 0) {
    context.report({
      message: `The operation must document ${missing.join(', ')}, which the ${plane} can answer.`,
      location: context.location.child(['responses']).key(),
    })
  }
  for (const [status, value] of Object.entries(responses)) {
    const { node: response } = follow(context, value)
    const absent = wantedHeaders(status).filter((name) => response?.headers?.[name] === undefined)
    if (absent.length > 0) {
      context.report({
        message: `The answer ${status} must document its headers ${absent.join(', ')}.`,
        location: context.location.child(['responses', status]),
      })
    }
  }
})
