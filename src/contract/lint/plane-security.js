import { operations } from './planes.js'

/** The alternatives that an operation may ask for, by plane: schemes in their order, `none` for no key. */
const ALTERNATIVES = {
  gateway: ['', 'gatewayKey', 'none gatewayKey'],
  toolkit: ['restKeyBearer restKeyHeader restKeyQuery'],
}

const written = (security) => security.map((scheme) => Object.keys(scheme).join('+') || 'none').join(' ')

/** Every operation says which key it needs, and the toolkit's key is no parameter. */
export const planeSecurity = operations((operation, context, { plane }) => {
  if (!Array.isArray(operation.security)) {
    context.report({
      message: 'The operation must say its security, `[]` where it is public.',
      location: context.location.key(),
    })
    return
  }
  if (!ALTERNATIVES[plane].includes(written(operation.security))) {
    context.report({
      message: `The security of a ${plane} operation must be one of: ${ALTERNATIVES[plane].map((one) => `[${one}]`).join(', ')}.`,
      location: context.location.child(['security']),
    })
  }
  if (plane === 'toolkit' && (operation.parameters ?? []).some(({ name }) => name === 'key')) {
    context.report({
      message: 'The REST key is a security scheme; `key` must not be a parameter.',
      location: context.location.child(['parameters']),
    })
  }
})
