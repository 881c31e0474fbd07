import { prefixOf } from '../addresses.js'
import { escape, page } from './html.js'

/** What a browser gets at an address where nothing stands. */
export const notFoundPage = (baseUrl: string): string => {
  const prefix = escape(prefixOf(baseUrl))
  return page({
    title: 'Not found',
    description: 'Nothing is published at this address.',
    path: null,
    baseUrl,
    main: `<h1>Nothing is published at this address</h1>
<p class="lead">It may be misspelled, or the page no longer exists.</p>
<ul class="actions">
<li><a class="first" href="${prefix}/docs">API reference</a></li>
<li><a href="${prefix}/">Home</a></li>
</ul>
<p>The gateway is at <code>${escape(baseUrl)}/v1</code>, the toolkit at <code>${escape(baseUrl)}/rest</code>. <a href="${prefix}/openapi.json">The contract</a> lists all paths of both.</p>`,
  })
}
