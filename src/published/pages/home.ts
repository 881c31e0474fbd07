import { publishedContract } from '../contract.js'
import { prefixOf } from '../addresses.js'
import { sections, type Section } from '../guides/operations.js'
import { escape, page } from './html.js'

const CHAT = (baseUrl: string): string => `curl ${baseUrl}/v1/chat/completions \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "MODEL",
       "messages": [{"role": "user", "content": "Hello"}]}'`

const DIGEST = (baseUrl: string): string => `curl "${baseUrl}/rest/hash/digest?text=abc" \\
  -H "Authorization: Bearer $REST_KEY"`

/** As most programs with MCP clients take it. */
const MCP = (baseUrl: string): string => `{
  "mcpServers": {
    "toolkit": {
      "type": "http",
      "url": "${baseUrl}/mcp",
      "headers": { "Authorization": "Bearer REST_KEY" }
    }
  }
}`

const tile = (prefix: string, { name, title, description, operations }: Section): string =>
  `<li><a href="${prefix}/docs/${name}"><small>${operations.length}</small><b>${escape(title)}</b><span>${escape(description)}</span></a></li>`

const row = (prefix: string, path: string, text: string): string =>
  `<dt><a href="${prefix}${path}">${path}</a></dt><dd>${text}</dd>`

/** `/`: what this is, a first call on each plane, and where everything stands. */
export const homePage = (baseUrl: string): string => {
  const [gateway, ...categories] = sections(baseUrl)
  const prefix = escape(prefixOf(baseUrl))
  const features = categories.reduce((sum, { operations }) => sum + operations.length, 0)
  const { title, version, summary = '' } = publishedContract(baseUrl).info
  const main = `<h1>${escape(title)}</h1>
<p class="lead">${escape(summary)}</p>
<ul class="actions">
<li><a class="first" href="${prefix}/docs">API reference</a></li>
<li><a href="${prefix}/v1/models">Models on offer <small>JSON</small></a></li>
<li><a href="${prefix}/v1/pricing">Plans <small>JSON</small></a></li>
<li><a href="${prefix}/v1/health">Status <small>JSON</small></a></li>
</ul>
<div class="pair">
<section class="panel" aria-labelledby="gateway">
<h2 id="gateway">Gateway</h2>
<p>OpenAI's API at <code>${escape(baseUrl)}/v1</code>: OpenAI's clients work unchanged. The catalog is discovered live, only free model variants are called, and if a provider fails, another one takes over, even in the middle of a stream. <a href="${prefix}/docs/gateway">${gateway?.operations.length ?? 0} operations</a>.</p>
<pre tabindex="0" role="region" aria-label="A first call to the gateway"><code>${escape(CHAT(baseUrl))}</code></pre>
<p class="note"><code>MODEL</code> is an <code>id</code> from <a href="${prefix}/v1/models"><code>GET /v1/models</code></a>, which lists the models available now.</p>
</section>
<section class="panel" aria-labelledby="toolkit">
<h2 id="toolkit">Toolkit</h2>
<p>Single-purpose utilities at <code>${escape(baseUrl)}/rest</code>. Each is a single GET and answers with <code>{"ok", "feature", "data"}</code>. <a href="#categories">${features} features in ${categories.length} categories</a>.</p>
<pre tabindex="0" role="region" aria-label="A first call to the toolkit"><code>${escape(DIGEST(baseUrl))}</code></pre>
</section>
</div>
<p>Keys are issued by the operator of this deployment; there is no sign-up.</p>
<h2 id="categories">Toolkit categories</h2>
<ul class="tiles">
${categories.map((each) => tile(prefix, each)).join('\n')}
</ul>
<h2 id="mcp">For agents: MCP</h2>
<p>Programs that speak the Model Context Protocol can use the toolkit at <code>${escape(baseUrl)}/mcp</code> (streamable HTTP, with a REST key). It has three tools: <code>find_features</code> searches for features, <code>describe_feature</code> lists a feature's parameters, and <code>call_feature</code> calls it. All of them answer with <code>{"ok", "feature", "data"}</code>. Only <code>call_feature</code> counts against the key's quota. Most clients accept a configuration like this:</p>
<pre tabindex="0" role="region" aria-label="The settings of an MCP client"><code>${escape(MCP(baseUrl))}</code></pre>
<h2>For programs</h2>
<dl>
${row(prefix, '/openapi.json', `The contract (OpenAPI 3.1, version ${escape(version)}); also <a href="${prefix}/openapi.yaml">as YAML</a>`)}
${row(prefix, '/openapi/gateway.json', `The gateway alone, for code generators; likewise <a href="${prefix}/openapi/toolkit.json">the toolkit</a>, and each category as <code>/openapi/toolkit/&lt;category&gt;.json</code>. For YAML, replace <code>.json</code> with <code>.yaml</code>`)}
${row(prefix, '/llms.txt', `Guide for agents; <a href="${prefix}/llms-full.txt">the full guide</a> has every operation, with a tested example`)}
${row(prefix, '/.well-known/api-catalog', 'Catalog of both APIs (RFC 9727)')}
${row(prefix, '/sitemap.xml', 'All pages')}
</dl>`
  return page({ title, description: summary, path: '/', baseUrl, main })
}
