import { publishedContract } from '../contract.js'
import { sections, type Section } from '../guides/operations.js'
import { escape, page } from './html.js'

const CHAT = (baseUrl: string): string => `curl ${baseUrl}/v1/chat/completions \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "MODEL",
       "messages": [{"role": "user", "content": "Hello"}]}'`

const DIGEST = (baseUrl: string): string => `curl "${baseUrl}/rest/hash/digest?text=abc" \\
  -H "Authorization: Bearer $REST_KEY"`

const tile = ({ name, title, description, operations }: Section): string =>
  `<li><a href="/docs/${name}"><small>${operations.length}</small><b>${escape(title)}</b><span>${escape(description)}</span></a></li>`

const row = (path: string, text: string): string => `<dt><a href="${path}">${path}</a></dt><dd>${text}</dd>`

/** `/`: what this is, a first call on each plane, and where everything stands. */
export const homePage = (baseUrl: string): string => {
  const [gateway, ...categories] = sections(baseUrl)
  const features = categories.reduce((sum, { operations }) => sum + operations.length, 0)
  const { title, version, summary = '' } = publishedContract(baseUrl).info
  const main = `<h1>${escape(title)}</h1>
<p class="lead">${escape(summary)}</p>
<ul class="actions">
<li><a class="first" href="/docs">API reference</a></li>
<li><a href="/v1/models">Models on offer</a></li>
<li><a href="/v1/pricing">Plans</a></li>
<li><a href="/v1/health">Status</a></li>
</ul>
<div class="pair">
<section class="panel" aria-labelledby="gateway">
<h2 id="gateway">Gateway</h2>
<p>OpenAI's API at <code>${escape(baseUrl)}/v1</code>, so OpenAI's clients work as they are. The catalog is discovered live, only free model variants are called, and a provider that fails is replaced, even in the middle of a stream. <a href="/docs/gateway">${gateway?.operations.length ?? 0} operations</a>.</p>
<pre tabindex="0" role="region" aria-label="A first call to the gateway"><code>${escape(CHAT(baseUrl))}</code></pre>
</section>
<section class="panel" aria-labelledby="toolkit">
<h2 id="toolkit">Toolkit</h2>
<p>Single-purpose utilities at <code>${escape(baseUrl)}/rest</code>. Each is one GET; its answer comes as <code>{"ok", "feature", "data"}</code>. <a href="#categories">${features} features in ${categories.length} categories</a>.</p>
<pre tabindex="0" role="region" aria-label="A first call to the toolkit"><code>${escape(DIGEST(baseUrl))}</code></pre>
</section>
</div>
<p>Keys are issued by the operator of this deployment; there is no sign-up.</p>
<h2 id="categories">Toolkit categories</h2>
<ul class="tiles">
${categories.map(tile).join('\n')}
</ul>
<h2>For programs and agents</h2>
<dl>
${row('/openapi.json', `The contract (OpenAPI 3.1, version ${escape(version)}); also <a href="/openapi.yaml">as YAML</a>`)}
${row('/openapi/gateway.json', 'One plane, one server, for generators; also <a href="/openapi/toolkit.json">the toolkit</a>, and each category as <code>/openapi/toolkit/&lt;category&gt;.json</code>')}
${row('/llms.txt', 'Guide for agents; <a href="/llms-full.txt">the full guide</a> has every operation with an executed example')}
${row('/mcp', 'Model Context Protocol (streamable HTTP, with a REST key): find a feature, describe it, call it')}
${row('/.well-known/api-catalog', 'Catalog of both APIs (RFC 9727)')}
${row('/sitemap.xml', 'All pages')}
</dl>`
  return page({ title, description: summary, path: '/', baseUrl, main })
}
