import { hidden, submit, type Form } from '../forms.js'
import { html, type Html } from '../html.js'
import { badge, facts, section } from './parts.js'

/** What the page shows of this node. */
export interface Node {
  name: string
  version: string
  store: string
  /** Processes that share the port; `null` where there is one. */
  workers: { running: number; of: number } | null
  uptimeSeconds: number
  residentBytes: number
  isDraining: boolean
}

/** This node and its switches. */
export const systemPage = (
  form: Form,
  { name, version, store, workers, uptimeSeconds, residentBytes, isDraining }: Node,
): Html =>
  html`${section(
    'This node',
    facts([
      ['Name', name],
      ['Version', version],
      ['Store', store],
      ...(workers === null
        ? []
        : [['Workers', `${workers.running} of ${workers.of} run`] satisfies [string, string]]),
      ['Running for', `${Math.floor(uptimeSeconds / 3600)} h ${Math.floor((uptimeSeconds % 3600) / 60)} min`],
      ['Memory', `${Math.round(residentBytes / 1e6)} MB`],
      ['State', badge(isDraining ? 'draining' : 'serving', isDraining ? 'warn' : 'good')],
    ]),
  )}
  ${section(
    'Drain',
    html`<p>
      A draining node answers new requests with 503, and /readyz and /v1/health say so: a load balancer leaves
      it. Running requests finish. It counts for this node alone, until it is switched back or restarted.
    </p>`,
    form('/system/drain', [
      !isDraining && hidden('is_draining', 'true'),
      submit(isDraining ? 'Take requests again' : 'Drain this node', isDraining ? 'primary' : 'danger'),
    ]),
  )}
  ${section(
    'Providers file',
    html`<p>Reads providers.yaml again, as <code>npm run reload</code> does.</p>`,
    form('/system/reload', submit('Read again')),
  )}`
