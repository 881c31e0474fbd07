/** A value as generators turn it into a name. */
const constant = (value) =>
  String(value)
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase()

const isNamed = (value) => typeof value !== 'string' || /^[A-Za-z][A-Za-z0-9 _.:/+()-]*$/.test(value)

const faultOf = (schema) => {
  const values = schema.enum.filter((value) => value !== null)
  const names = schema['x-enum-varnames']
  if (names === undefined) {
    const bare = values.filter((value) => !isNamed(value))
    if (bare.length > 0) {
      return `The values ${bare.map((value) => JSON.stringify(value)).join(', ')} are no names in code: give x-enum-varnames, a name for each value.`
    }
    const constants = values.map(constant)
    const twice = values.find((_, index) => constants.indexOf(constants[index]) !== index)
    return twice === undefined
      ? undefined
      : `The value ${JSON.stringify(twice)} has the same name in code as another: give x-enum-varnames, a name for each value.`
  }
  if (names.length !== schema.enum.length)
    return 'x-enum-varnames must have a name for each value of the enum.'
  const bad = names.find(
    (name, index) => !/^[A-Za-z][A-Za-z0-9_]*$/.test(name) || names.indexOf(name) !== index,
  )
  return bad === undefined
    ? undefined
    : `x-enum-varnames: ${JSON.stringify(bad)} is no name in code, or is given twice.`
}

/** Every value of an enum has a name in generated code. */
export const enumNames = () => ({
  Schema(schema, context) {
    if (!Array.isArray(schema?.enum)) return
    const message = faultOf(schema)
    if (message !== undefined) context.report({ message, location: context.location.child(['enum']) })
  },
})
