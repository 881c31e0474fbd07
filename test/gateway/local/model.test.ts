import { afterAll, describe, expect, test } from 'vitest'
import { createLogger } from '#observe'
import { isInstalled } from '../../../src/gateway/local/folder.js'
import { localModelFolder, localUpstream, MODEL_ID } from '../../../src/gateway/local/index.js'
import type { ChatBody } from '../../../src/gateway/providers/upstream.js'

const folder = localModelFolder(process.env)
const installed = await isInstalled(folder)
const reason = installed ? '' : ` (skipped: no local model in ${folder}; npm run local-model)`

const body = (content: string, options: Record<string, unknown> = {}): ChatBody => ({
  model: MODEL_ID,
  messages: [
    { role: 'system', content: 'You are a helpful assistant.' },
    { role: 'user', content },
  ],
  temperature: 0,
  ...options,
})
const POEM = 'Write a short poem about the sea.'

describe.skipIf(!installed)(`the real model${reason}`, () => {
  const model = localUpstream(folder, createLogger('silent'))
  afterAll(() => model.close())

  const never = new AbortController().signal
  const complete = async (request: ChatBody) => {
    const { choices, usage } = await model.complete(request, never)
    return { text: choices[0]?.message.content ?? '', reason: choices[0]?.finish_reason, usage }
  }
  const stream = async (request: ChatBody, signal = never) => {
    const pieces: string[] = []
    let last
    for await (const [chunk] of model.stream(request, signal)) {
      const content = chunk?.choices[0]?.delta.content
      if (typeof content === 'string') pieces.push(content)
      last = chunk
    }
    return { pieces, reason: last?.choices[0]?.finish_reason, usage: last?.usage }
  }

  test('is listed with what it can truly do', async () => {
    const [listed, ...others] = await model.models(never)
    expect(others).toEqual([])
    expect(listed).toMatchObject({
      id: MODEL_ID,
      contextLength: 4096,
      zeroPriced: true,
      outputModalities: ['text'],
    })
    expect(listed?.supportedParameters).not.toContain('tools')
  })

  test('knows the capital of France', async () => {
    const { text, reason } = await complete(body('What is the capital of France?'))
    expect(text).toContain('Paris')
    expect(reason).toBe('stop')
    expect(await model.status()).toEqual({ installed: true, detail: 'running' })
  })

  test('counts tokens exactly', async () => {
    // ChatML by SmolLM2's tokenizer: each turn has <|im_start|>, the role, a newline, its text, <|im_end|> and a
    // newline. system 1 + "You are a helpful assistant." 6; user 1 + "Hi" 1; the answer's opening 1 + "ass" "istant" + 1.
    const { usage } = await complete(body('Hi', { max_tokens: 3 }))
    expect(usage).toEqual({ prompt_tokens: 11 + 6 + 4, completion_tokens: 3, total_tokens: 24 })
  })

  test('remembers the conversation', async () => {
    const messages = [
      { role: 'user', content: 'My favourite animal is the otter.' },
      { role: 'assistant', content: 'Otters are lovely!' },
      { role: 'user', content: 'Which animal is my favourite?' },
    ]
    const { text } = await complete({ model: MODEL_ID, messages, temperature: 0, max_tokens: 40 })
    expect(text.toLowerCase()).toContain('otter')
  })

  test('continues an answer that was begun', async () => {
    const begun = { role: 'assistant', content: 'The capital of France is' }
    const request = body('What is the capital of France?', { max_tokens: 8 })
    const { text } = await complete({ ...request, messages: [...request.messages, begun] })
    expect(text).toMatch(/^ Paris/)
  })

  test('streams the same text that a plain answer has, token by token', async () => {
    const request = body(POEM, { max_tokens: 40 })
    const plain = await complete(request)
    const streamed = await stream(request)
    expect(streamed.pieces.join('')).toBe(plain.text)
    expect(streamed.pieces.length).toBeGreaterThan(30)
    expect(streamed).toMatchObject({ reason: 'length', usage: plain.usage })
  })

  test('a seed repeats its answer and another seed gives another', async () => {
    const answer = async (seed: number) =>
      (await complete(body(POEM, { temperature: 1, seed, max_tokens: 24 }))).text
    const first = await answer(7)
    expect(await answer(7)).toBe(first)
    expect(await answer(8)).not.toBe(first)
  })

  test('top_p of 0 leaves the likeliest token alone', async () => {
    const greedy = await complete(body(POEM, { max_tokens: 16 }))
    expect((await complete(body(POEM, { temperature: 2, top_p: 0, max_tokens: 16 }))).text).toBe(greedy.text)
  })

  test('penalties change what is said', async () => {
    const words = async (options: object) => {
      const { text } = await complete(body('Say the word hello ten times.', { max_tokens: 60, ...options }))
      const all = text.toLowerCase().match(/\w+/g) ?? []
      return new Set(all).size / all.length
    }
    const plain = await words({})
    expect(await words({ frequency_penalty: 2 })).toBeGreaterThan(plain)
    expect(await words({ presence_penalty: 2 })).toBeGreaterThan(plain)
  })

  test('ends at max_tokens and says so', async () => {
    const { reason, usage } = await complete(body(POEM, { max_tokens: 5 }))
    expect(reason).toBe('length')
    expect(usage?.completion_tokens).toBe(5)
  })

  test('ends before a stop sequence, streamed or not', async () => {
    const { text: whole } = await complete(body(POEM, { max_tokens: 40 }))
    const word = whole.split(' ').at(4) ?? ''
    const expected = whole.slice(0, whole.indexOf(word))
    const request = body(POEM, { max_tokens: 40, stop: [word, 'never said'] })
    expect(await complete(request)).toMatchObject({ text: expected, reason: 'stop' })
    const streamed = await stream(request)
    expect(streamed.pieces.join('')).toBe(expected)
    expect(streamed.reason).toBe('stop')
  })

  test('JSON mode gives a JSON object, also where the model repeats itself', async () => {
    const request = body('Describe a cat as JSON.', { response_format: { type: 'json_object' } })
    const { text, reason } = await complete(request)
    expect(reason).toBe('stop')
    expect(JSON.parse(text)).toBeTypeOf('object')
  })

  test('a JSON schema is followed', async () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, age: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      required: ['name', 'age'],
    }
    const format = { type: 'json_schema', json_schema: { name: 'person', schema } }
    const { text, reason } = await complete(
      body('Invent a person.', { response_format: format, max_tokens: 200 }),
    )
    expect(reason).toBe('stop')
    const person = JSON.parse(text) as Record<string, unknown>
    expect(Object.keys(person)).toEqual(['name', 'age'])
    expect(person['name']).toBeTypeOf('string')
  })

  test('a schema that cannot be compiled is the caller’s fault', async () => {
    const schema = { type: 'array', minItems: 1_000_000, items: { type: 'string', minLength: 1_000 } }
    const format = { type: 'json_schema', json_schema: { name: 'huge', schema } }
    await expect(complete(body('Hi', { response_format: format }))).rejects.toMatchObject({
      failure: 'refused',
      details: { status: 400, param: 'response_format' },
    })
    expect((await complete(body('Hi', { max_tokens: 3 }))).usage?.completion_tokens).toBe(3)
  })

  test('a prompt beyond the context is refused with the counts', async () => {
    const failure = complete(body('word '.repeat(5_000)))
    await expect(failure).rejects.toMatchObject({
      failure: 'refused',
      details: { status: 400, code: 'context_length_exceeded', param: 'messages' },
    })
    await expect(failure).rejects.toThrow(/maximum context length is 4096 tokens.* resulted in 5\d{3} tokens/)
  })

  test('an unknown model is refused', async () => {
    await expect(complete({ ...body('Hi'), model: 'other' })).rejects.toMatchObject({ failure: 'refused' })
  })

  test('whole characters only come out of a stream', async () => {
    const { pieces } = await stream(
      body('Reply with ten different emoji and nothing else.', { max_tokens: 60 }),
    )
    // Half a surrogate pair is the one thing that UTF-8 cannot carry there and back.
    for (const piece of pieces) expect(Buffer.from(piece).toString()).toBe(piece)
    expect(pieces.join('')).not.toContain('\uFFFD')
  })

  test('an abort ends the stream within a second and frees its place', async () => {
    const controller = new AbortController()
    let seen = 0
    const reading = async () => {
      for await (const _chunk of model.stream(body(POEM, { temperature: 1 }), controller.signal)) {
        seen += 1
        if (seen === 5) {
          controller.abort(new Error('the client left'))
        }
      }
    }
    await expect(reading()).rejects.toThrow('the client left')
    const afterwards = await Promise.all([1, 2, 3, 4].map(() => complete(body('Hi', { max_tokens: 2 }))))
    expect(afterwards.map(({ usage }) => usage?.completion_tokens)).toEqual([2, 2, 2, 2])
  })

  test('a reader that stops reading stops the work', async () => {
    const reader = model.stream(body(POEM, { temperature: 1, seed: 1 }), never)[Symbol.asyncIterator]()
    await reader.next()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const started = performance.now()
    let atOnce = 0
    while (performance.now() - started < 5) {
      await reader.next()
      atOnce += 1
    }
    expect(atOnce).toBeLessThan(40)
    await reader.return?.()
  })

  test('streams run at the same time', async () => {
    const order: string[] = []
    const read = async (name: string) => {
      for await (const [chunk] of model.stream(body(POEM, { max_tokens: 30 }), never)) {
        if (chunk?.choices[0]?.delta.content) order.push(name)
      }
    }
    await Promise.all([read('a'), read('b')])
    expect(order.indexOf('b')).toBeLessThan(order.lastIndexOf('a'))
    expect(order.indexOf('a')).toBeLessThan(order.lastIndexOf('b'))
  })

  test('more requests than sequences all get their answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => complete(body('Hi', { max_tokens: 4 }))),
    )
    expect(answers.map(({ usage }) => usage?.completion_tokens)).toEqual(Array.from({ length: 10 }, () => 4))
  })

  test('the server’s loop stays free while the model computes', async () => {
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await complete(body('word '.repeat(800), { max_tokens: 8 }))
    clearInterval(timer)
    expect(longest).toBeLessThan(150)
  })

  test('a killed process fails its answer honestly, and the next request works', async () => {
    const killed = async () => {
      for await (const _chunk of model.stream(body(POEM), never)) {
        if (model.enginePid !== null) process.kill(model.enginePid, 'SIGKILL')
      }
    }
    await expect(killed()).rejects.toMatchObject({ name: 'UpstreamError', failure: 'interrupted' })
    expect((await complete(body('What is the capital of France?'))).text).toContain('Paris')
  })

  test('signals to the whole group leave it running, and closing ends it', async () => {
    const pid = model.enginePid ?? 0
    expect(pid).toBeGreaterThan(0)
    process.kill(pid, 'SIGTERM')
    process.kill(pid, 'SIGINT')
    expect((await complete(body('Hi', { max_tokens: 2 }))).usage?.completion_tokens).toBe(2)
    expect(model.enginePid).toBe(pid)
    await model.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await expect(complete(body('Hi'))).rejects.toMatchObject({ failure: 'connect' })
  })
})
