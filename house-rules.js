/** Rules of this house that no linter ships: what may be imported, and from where. */
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative, sep } from 'node:path'

const ROOT = import.meta.dirname

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What runs in production; everything else may use the tools as well. */
const RUNTIME = /^(?:handlers|src)\//
/** Commands of the workshop inside src/: they write what is committed, and never run in production. */
const WORKSHOP =
  /^src\/(?:contract\/(?:codegen|lint)\/|toolkit\/data\/(?:build|[a-z-]+-set)\.ts|published\/(?:deps-report|notice-command|reference-build)\.ts)/
/** Starts what is not compiled, with tsx; compiled files need none. */
const FROM_SOURCE = 'src/processes/index.ts'

/** From the outermost layer to the innermost: a layer imports only what is to the right of it. */
const LAYERS = [
  'http',
  'cluster',
  'published',
  'contract',
  'handlers',
  'admin',
  'gateway',
  'webhooks',
  'mail',
  'backup',
  'toolkit',
  'assets',
  'accounts',
  'events',
  'jobs',
  'store',
  'http-client',
  'observe',
  'config',
  'processes',
  'operation',
]

const placeOf = (context) => relative(ROOT, context.filename).split(sep).join('/')

/** Calls `check(node, specifier, isType)` for everything that a module names as imported. */
const eachImport = (check) => {
  const visit = (node, source, isType) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') check(source, source.value, isType)
  }
  const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
    importKind === 'type' ||
    exportKind === 'type' ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'))
  return {
    ImportDeclaration: (node) => visit(node, node.source, isTypeOnly(node)),
    ExportNamedDeclaration: (node) => visit(node, node.source, isTypeOnly(node)),
    ExportAllDeclaration: (node) => visit(node, node.source, isTypeOnly(node)),
    ImportExpression: (node) => visit(node, node.source, false),
    // The file of a package: `import.meta.resolve('...')`, `createRequire(...).resolve('...')`, `require('...')`.
    CallExpression: (node) => {
      const { callee } = node
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      const isRequire = name === 'require' || (name === 'resolve' && isResolver(callee.object))
      if (isRequire) visit(node, node.arguments[0], false)
    },
  }
}

const isResolver = (object) =>
  object?.type === 'MetaProperty' || (object?.type === 'Identifier' && object.name === 'require')

const packageOf = (specifier) => {
  const [scope, name] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const declaredImports = {
  create: (context) => {
    const place = placeOf(context)
    const isRuntime = RUNTIME.test(place) && !WORKSHOP.test(place) && place !== FROM_SOURCE
    const isDeclaration = place.endsWith('.d.ts')
    return eachImport((node, specifier, isTypeOnly) => {
      const isType = isTypeOnly || isDeclaration
      if (/^[.#/]|^data:|^file:/.test(specifier) || isBuiltin(specifier)) return
      const name = packageOf(specifier)
      if (name in dependencies) return
      const types = `@types/${name.replace(/^@([^/]+)\//, '$1__')}`
      const isKnown = name in devDependencies || (isType && types in devDependencies)
      if (isKnown && (isType || !isRuntime)) return
      const message = isKnown
        ? `${name} is a devDependency, and this runs in production: move it to "dependencies".`
        : `${name} is not declared in package.json.`
      context.report({ node, message })
    })
  },
}

const layerOf = (place) => {
  const [first, second] = place.split('/')
  return first === 'handlers' ? first : first === 'src' ? second : undefined
}

const oneDirection = {
  create: (context) => {
    const layer = LAYERS.indexOf(layerOf(placeOf(context)))
    if (layer === -1) return {}
    return eachImport((node, specifier, isType) => {
      const beside = /^(?:\.\.\/)+([^/]+)\//.exec(specifier)?.[1]
      if (beside !== undefined && LAYERS.includes(beside) && beside !== LAYERS[layer])
        context.report({ node, message: "Go through the other folder's index." })
      const named = /^#([^/]+)/.exec(specifier)?.[1]
      if (isType || named === undefined || !LAYERS.includes(named)) return
      // Of the toolkit the gateway needs no features, but what they share.
      const isShared = LAYERS[layer] === 'gateway' && specifier.startsWith('#toolkit/lib/')
      const isInner = LAYERS.indexOf(named) >= layer
      const isToolkit = LAYERS[layer] === 'gateway' && named === 'toolkit'
      if (isToolkit ? !isShared : !isInner)
        context.report({ node, message: `Data flows one way: ${LAYERS.join(' -> ')}.` })
    })
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'declared-imports': declaredImports, 'one-direction': oneDirection },
}
