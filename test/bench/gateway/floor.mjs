/** The floor: bare Koa in front of undici, which passes bodies through unread. Its address of the provider is its argument. */
import { once } from 'node:events'
import Koa from 'koa'
import { Pool } from 'undici'

const pool = new Pool(process.argv[2], { connections: 4096, pipelining: 1 })
const app = new Koa()
app.silent = true

const bodyOf = async (request) => {
  const pieces = []
  request.on('data', (piece) => pieces.push(piece))
  await once(request, 'end')
  return Buffer.concat(pieces)
}

app.use(async (ctx) => {
  if (ctx.method === 'GET') {
    ctx.body = { ok: true, feature: 'bench/floor', data: { text: 'the same for everybody' } }
    return
  }
  const { statusCode, headers, body } = await pool.request({
    path: '/v1/chat/completions',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await bodyOf(ctx.req),
  })
  ctx.status = statusCode
  ctx.type = headers['content-type']
  ctx.body = headers['content-length'] === undefined ? body : Buffer.from(await body.arrayBuffer())
})

const server = app.listen(0, '127.0.0.1', () =>
  console.log(`Listening on http://127.0.0.1:${server.address().port}: floor`),
)
