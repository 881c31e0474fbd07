import type { Config } from '#config'

/** One request as a span of a distributed trace. Attributes never hold a query, a key or a body. */
export interface RequestSpan {
  /** The operationId, or `unknown`. */
  name: string
  method: string
  status: number
  requestId: string
  /** Milliseconds since the epoch. */
  startedAt: number
  endedAt: number
  /** The caller's `traceparent` header (W3C Trace Context); empty where there is none. */
  traceparent: string
}

/** Where finished requests are reported. */
export interface Traces {
  record(span: RequestSpan): void
  /** Sends what is still waiting. */
  close(): Promise<void>
}

/** Sends a server span for each request to `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP); null where it is unset. */
export const openTraces = async ({
  otlpEndpoint,
  nodeName,
}: Pick<Config, 'otlpEndpoint' | 'nodeName'>): Promise<Traces | null> => {
  if (otlpEndpoint === null) return null
  // Only deployments that trace pay for these packages.
  const [api, core, trace, exporter, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const processor = new trace.BatchSpanProcessor(
    new exporter.OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` }),
  )
  const provider = new trace.BasicTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'inference-gateway',
      'service.instance.id': nodeName,
    }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('http')
  const propagator = new core.W3CTraceContextPropagator()
  return {
    record: ({ name, method, status, requestId, startedAt, endedAt, traceparent }) => {
      const parent = propagator.extract(api.ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter)
      const attributes = {
        'http.request.method': method,
        'http.response.status_code': status,
        'request.id': requestId,
      }
      const span = tracer.startSpan(
        name,
        { kind: api.SpanKind.SERVER, startTime: startedAt, attributes },
        parent,
      )
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end(endedAt)
    },
    close: () => provider.shutdown(),
  }
}
