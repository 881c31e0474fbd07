/**
 * A provider that costs next to nothing: prepared answers straight from a socket. Plain answers have some 600 bytes, streams
 * 52 events in groups of four, each group a write of its own; a request for `bench/idle` gets the first event and then
 * nothing.
 */
import { createServer } from 'node:net'

const EVENTS = 52
const GROUP = 4
const HEAD_END = Buffer.from('\r\n\r\n')
const BASE = { id: 'chatcmpl-bench', created: 1_790_000_000, model: 'bench/model' }
const USAGE = { prompt_tokens: 24, completion_tokens: 50, total_tokens: 74 }

const whole = (type, body) =>
  Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
const chunk = (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const event = (delta, reason = null, more = {}) =>
  `data: ${JSON.stringify({ ...BASE, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }], ...more })}\n\n`

const list = whole(
  'application/json',
  JSON.stringify({
    object: 'list',
    data: ['bench/model', 'bench/idle'].map((id) => ({ id, object: 'model' })),
  }),
)
const plain = whole(
  'application/json',
  JSON.stringify({
    ...BASE,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'The quick brown fox jumps over the lazy dog. '.repeat(8) },
        finish_reason: 'stop',
      },
    ],
    usage: USAGE,
  }),
)
const words = Array.from({ length: EVENTS - 2 }, (_, at) => event({ content: ` word${at}` }))
const events = [event({ role: 'assistant', content: '' }), ...words, event({}, 'stop', { usage: USAGE })]
const groups = Array.from({ length: EVENTS / GROUP }, (_, at) =>
  events.slice(at * GROUP, (at + 1) * GROUP).join(''),
)
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n'
const pieces = groups.map((text, at) => Buffer.from((at === 0 ? HEAD : '') + chunk(text)))
pieces.push(Buffer.from(`${chunk('data: [DONE]\n\n')}0\r\n\r\n`))
const idle = Buffer.from(HEAD + chunk(event({ role: 'assistant', content: 'Well' })))

const stream = (socket, at = 0) => {
  if (socket.destroyed || at === pieces.length) return
  socket.write(pieces[at])
  setImmediate(stream, socket, at + 1)
}

/** Answers each whole request in the bytes, and returns what is left of them. */
const serve = (socket, bytes) => {
  for (;;) {
    const headEnd = bytes.indexOf(HEAD_END)
    if (headEnd === -1) return bytes
    const head = bytes.latin1Slice(0, headEnd)
    const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + HEAD_END.length + length
    if (bytes.length < end) return bytes
    const body = bytes.utf8Slice(headEnd + HEAD_END.length, end)
    bytes = bytes.subarray(end)
    if (head.startsWith('GET')) socket.write(list)
    else if (body.includes('bench/idle')) socket.write(idle)
    else if (/"stream": ?true/.test(body)) stream(socket)
    else socket.write(plain)
  }
}

const server = createServer({ noDelay: true }, (socket) => {
  let rest = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    rest = serve(socket, rest.length === 0 ? bytes : Buffer.concat([rest, bytes]))
  })
  socket.on('error', () => socket.destroy())
})
server.listen(0, '127.0.0.1', () =>
  console.log(`Listening on http://127.0.0.1:${server.address().port}: provider`),
)
