import type { ValidateFunction } from 'ajv'
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend'
import type { RouteRow } from '#generated/routes'
import { describeErrors, toldFaults, type Fault } from './faults.js'
import { describeAsOpenAI, queryFaultAsOpenAI } from './openai-faults.js'
import { planeFile, readContract, type Plane } from './document.js'
import { coerceQuery, parseQuery, type QueryTypes } from './query.js'
import { MapRouter, type Route } from './router.js'

/** One request on its way through a plane. `state` is the plane's own. */
export interface Call<State> extends Pick<Context, 'api'> {
  method: string
  /** Relative to the plane's base, as the contract's path keys are. */
  path: string
  search: string
  route: Route | undefined
  query: Record<string, unknown>
  body: unknown
  state: State
}

/** What a plane does at each step; any hook may end the call by throwing. The names are openapi-backend's. */
export interface Hooks<State> {
  preRoutingHandler: (call: Call<State>) => void | Promise<void>
  notFound: (call: Call<State>) => never
  methodNotAllowed: (call: Call<State>, allowed: readonly string[]) => never
  /** Runs for every operation, public ones too; must throw when the caller may not go on. */
  postRoutingHandler: (call: Call<State>) => void | Promise<void>
  /** The parsed body, for operations that take one. */
  readBody: (call: Call<State>) => unknown
  validationFail: (call: Call<State>, faults: readonly Fault[]) => never
}

/** How an operation is run once it is loaded. */
export type Run<State, Answer> = (call: Call<State>) => Answer | Promise<Answer>

interface Loaded<State, Answer> {
  run: Run<State, Answer>
  query: ValidateFunction
  queryTypes: QueryTypes
  body: ValidateFunction | undefined
  formTypes: QueryTypes | undefined
}

type Validators = {
  query: ValidateFunction
  queryTypes: QueryTypes
  body?: ValidateFunction
  formTypes?: QueryTypes
}

const NO_QUERY: Record<string, unknown> = {}

const loadValidators = (plane: Plane, operationId: string): Promise<Validators> =>
  import(/* @vite-ignore */ planeFile(plane, `validators/${operationId}.js`).href) as Promise<Validators>

/**
 * openapi-backend with a map for a router, precompiled validators that load with their handler, and a request path
 * without its copying: its definition, its handler registry and its steps stay. One instance serves one plane.
 */
export class ContractBackend<State, Answer> extends OpenAPIBackend<Document> {
  private readonly loaded = new Map<string, Loaded<State, Answer>>()
  private readonly map: MapRouter
  /** Each plane's own words for what is wrong. */
  private readonly describe: typeof describeErrors

  /**
   * @param options.load imports an operation's handler and says how to run it; called once for each operation.
   * @param options.ignoredParameters query parameters that belong to the plane (the key), never to an operation.
   */
  constructor(
    private readonly options: {
      plane: Plane
      rows: readonly RouteRow[]
      hooks: Hooks<State>
      load: (operationId: string) => Promise<Run<State, Answer>>
      ignoredParameters: ReadonlySet<string>
    },
  ) {
    super({ definition: {} as Document, quick: true, validate: false, strict: true })
    this.map = new MapRouter(options.rows, options.plane)
    this.router = this.map
    this.describe = options.plane === 'gateway' ? describeAsOpenAI : describeErrors
    // The document is megabytes and only read for published pages and tests, so it is parsed when asked for.
    Object.defineProperty(this, 'definition', { get: () => readContract(options.plane), configurable: true })
    this.handlers = Object.fromEntries(
      this.map.routes.map(({ operationId }) => [
        operationId,
        (call: unknown) => this.runOperation(call as Call<State>),
      ]),
    )
    this.initialized = true
  }

  /**
   * Takes one request through the steps: routing, the plane's gate, body, validation, handler.
   * @param request.route as {@link find} gave it, where the plane has asked already
   */
  async handle(
    request: { method: string; path: string; search: string; route?: Route | undefined },
    state: State,
  ): Promise<Answer> {
    const { hooks } = this.options
    const { method, path, search, route = this.find(method, path) } = request
    const call: Call<State> = {
      api: this,
      method,
      path,
      search,
      route: undefined,
      query: NO_QUERY,
      body: undefined,
      state,
    }
    const before = hooks.preRoutingHandler(call)
    if (before !== undefined) await before
    call.route = route
    if (route === undefined) {
      const allowed = this.map.methodsOf(path)
      return allowed.length > 0 ? hooks.methodNotAllowed(call, allowed) : hooks.notFound(call)
    }
    const after = hooks.postRoutingHandler(call)
    if (after !== undefined) await after
    return this.handlers[route.operationId]?.(call as unknown as Context) as Promise<Answer>
  }

  /** The route of a method (HEAD counts as GET) and a path relative to the plane's base. */
  find(method: string, path: string): Route | undefined {
    return this.map.find(method === 'HEAD' ? 'get' : method.toLowerCase(), path)
  }

  private async runOperation(call: Call<State>): Promise<Answer> {
    const { hooks } = this.options
    const route = call.route as Route
    const operation = this.loaded.get(route.operationId) ?? (await this.loadOperation(route.operationId))
    call.query = this.readQuery(call, operation)
    if (operation.body !== undefined) {
      call.body = await hooks.readBody(call)
      const unread = this.readForm(call.body, operation.formTypes)
      const isValid = operation.body(call.body)
      if (!isValid || unread.length > 0) this.fail(call, unread, operation.body)
    }
    return operation.run(call)
  }

  /** The validated query of a call. */
  private readQuery(call: Call<State>, operation: Loaded<State, Answer>): Record<string, unknown> {
    const { ignoredParameters, plane } = this.options
    const { values, faults } = parseQuery(call.search, ignoredParameters)
    const unreadable = [...faults, ...coerceQuery(values, operation.queryTypes)]
    const isValid = operation.query(values)
    if (!isValid || unreadable.length > 0)
      this.fail(call, plane === 'gateway' ? unreadable.map(queryFaultAsOpenAI) : unreadable, operation.query)
    return values
  }

  /** A parameter that could not be read has its fault; "is required" or another type beside that would mislead. */
  private fail(call: Call<State>, unread: readonly Fault[], { errors }: ValidateFunction): never {
    const names = new Set(unread.map((fault) => fault.parameter))
    const others = this.describe(errors).filter((fault) => !names.has(fault.parameter))
    return this.options.hooks.validationFail(call, toldFaults([...unread, ...others]))
  }

  /** The texts of a form as the values that they are written for. @returns the faults of those that are none */
  private readForm(form: unknown, types: QueryTypes | undefined): Fault[] {
    return types === undefined ? [] : coerceQuery(form as Record<string, unknown>, types)
  }

  private async loadOperation(operationId: string): Promise<Loaded<State, Answer>> {
    const { load, plane } = this.options
    const [run, validators] = await Promise.all([load(operationId), loadValidators(plane, operationId)])
    const { query, queryTypes, body, formTypes } = validators
    const operation = { run, query, queryTypes, body, formTypes }
    this.loaded.set(operationId, operation)
    return operation
  }
}
