/* What a reader tries calls with: a key that was typed once, and models that are on offer here. */

const SHAPE = /^svc_(free|live|premier|platinum|rest)_\w+$/

/** Where a key is kept: in this tab, until it is closed. */
const placeOf = (key) => {
  const prefix = SHAPE.exec(key)?.[1]
  return prefix === undefined ? undefined : prefix === 'rest' ? 'toolkit-key' : 'gateway-key'
}

const kept = (place) => {
  try {
    return sessionStorage.getItem(place) ?? ''
  } catch {
    // A browser may refuse to keep anything.
    return ''
  }
}

const keep = (place, key) => {
  try {
    if (key === '') sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, key)
  } catch {
    // It holds for this page.
  }
}

/**
 * Remembers keys as they are typed or pasted, wherever on the page, and forgets one whose field is emptied.
 * @param onForgotten told before the field itself is
 */
export const rememberKeys = (onForgotten) => {
  /** Where the key of a field is kept. */
  const places = new WeakMap()
  const note = ({ target }) => {
    const place = placeOf((target.value ?? '').trim())
    if (place !== undefined) places.set(target, place)
    return place
  }
  document.addEventListener('focusin', note)
  // Before Scalar, which puts a remembered key back where it finds none.
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event
      const place = note(event)
      if (place !== undefined) keep(place, target.value.trim())
      else if (target.value === '' && places.has(target)) {
        keep(places.get(target), '')
        onForgotten()
      }
    },
    true,
  )
}

/** The keys typed before, as Scalar takes them. */
export const rememberedKeys = () => ({
  gatewayKey: { token: kept('gateway-key') },
  restKeyBearer: { token: kept('toolkit-key') },
  restKeyHeader: { value: kept('toolkit-key') },
  restKeyQuery: { value: kept('toolkit-key') },
})

/** What the contract's examples call a model: names that nobody offers. */
const INVENTED = /^vendor\/[\w-]+$/
/** Ids that can stand in code in a text. */
const PLAIN = /^[\w./:@+-]+$/

/** What the model of an example must take and make, by its invented name. */
const needsOf = (invented) => ({
  input: invented.endsWith('-vision') ? 'image' : 'text',
  output: invented.endsWith('-embedding') ? 'embeddings' : 'text',
})

/** Those that can stand for it; first whom every plan may call and a provider serves now. */
const candidates = (models, invented) => {
  const { input, output } = needsOf(invented)
  const rank = ({ min_plan: plan, providers = [] }) =>
    (plan === 'free' ? 0 : 2) + (providers.some(({ status }) => status === 'available') ? 0 : 1)
  return models
    .filter(({ id, modalities }) => {
      const { input: takes = [], output: makes = [] } = modalities ?? {}
      return PLAIN.test(id) && takes.includes(input) && makes.includes(output)
    })
    .sort((one, other) => rank(one) - rank(other))
    .map(({ id }) => id)
}

/**
 * Puts models in the places of invented ones.
 * @returns the value, and what each invented name became: itself, where nothing fits
 */
const replacing = (models) => {
  const chosen = new Map()
  const replaced = (invented, taken = []) => {
    const id = candidates(models, invented).find((each) => !taken.includes(each)) ?? invented
    chosen.set(invented, id)
    return id
  }
  const inside = (value) => {
    if (typeof value === 'string') return INVENTED.test(value) ? replaced(value) : value
    if (Array.isArray(value)) {
      // Models to compare must differ.
      const all = []
      for (const each of value)
        all.push(typeof each === 'string' && INVENTED.test(each) ? replaced(each, all) : inside(each))
      return all
    }
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]))
  }
  return { inside, chosen }
}

const noteOf = (chosen, models) => {
  const missing = [...chosen]
    .filter(([invented, id]) => invented === id)
    .map(([invented]) => `\`${invented}\``)
  if (models.length === 0)
    return `No model is on offer here now: no provider is enabled, or none can be reached. The examples name ${missing.join(' and ')}, which nobody offers.`
  if (missing.length > 0)
    return `No model that fits is on offer here now, so the examples name ${missing.join(' and ')}, which nobody offers. \`GET /v1/models\` lists what there is.`
  const found = [...new Set(chosen.values())].map((id) => `\`${id}\``)
  return `The examples name ${found.join(' and ')}, on offer here now. \`GET /v1/models\` lists all.`
}

const bodiesOf = (contract) =>
  Object.values(contract.paths).flatMap(({ post }) => {
    const content = post?.requestBody?.content?.['application/json']
    return content === undefined ? [] : [{ operation: post, content }]
  })

/**
 * Gives the documented bodies models that are on offer here, and says so; the published contract, which must not change
 * with the catalog, has invented ones.
 * @param load the list of models on offer; asked where an example needs one, and empty where there is no catalog
 */
export const withModelsOnOffer = async (contract, load) => {
  const named = bodiesOf(contract).filter(({ content }) => /"vendor\//.test(JSON.stringify(content.examples)))
  if (named.length === 0) return contract
  const models = await load()
  for (const { operation, content } of named) {
    const { inside, chosen } = replacing(models)
    for (const example of Object.values(content.examples)) example.value = inside(example.value)
    operation.description = `${operation.description}\n\n${noteOf(chosen, models)}`
  }
  return contract
}
