import { follow, operations } from './planes.js'

const KEY = 'Idempotency-Key'
const MARK = 'Idempotent-Replayed'

/** Every operation of the gateway that does something can be sent again: it takes an Idempotency-Key and says what comes of it. */
export const namedRequests = operations((operation, context, { method, plane }) => {
  if (plane !== 'gateway' || method !== 'post') return
  const report = (message, ...path) => context.report({ message, location: context.location.child(path) })
  const names = (operation.parameters ?? []).map((value) => follow(context, value).node?.name)
  if (!names.includes(KEY)) report(`The operation must take the parameter ${KEY}, as every POST does.`)
  const absent = ['409', '422'].filter((status) => operation.responses?.[status] === undefined)
  if (absent.length > 0)
    report(`The operation must document ${absent.join(', ')}, which its ${KEY} can bring.`, 'responses')
  const { node: answer } = follow(context, operation.responses?.['200'])
  if (answer?.headers?.[MARK] === undefined)
    report(`The 200 answer must document its header ${MARK}.`, 'responses', '200')
})
