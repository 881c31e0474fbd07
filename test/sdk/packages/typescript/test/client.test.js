import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGateway, createToolkit } from '../dist/index.js'

const { GATEWAY_URL, GATEWAY_KEY, TOOLKIT_URL, TOOLKIT_KEY } = process.env
if (!GATEWAY_URL || !GATEWAY_KEY || !TOOLKIT_URL || !TOOLKIT_KEY)
  throw new Error('Set GATEWAY_URL, GATEWAY_KEY, TOOLKIT_URL and TOOLKIT_KEY')
const gateway = createGateway({ baseUrl: GATEWAY_URL, key: GATEWAY_KEY })
const toolkit = createToolkit({ baseUrl: TOOLKIT_URL, key: TOOLKIT_KEY })

void test('a public operation of the gateway', async () => {
  const { data } = await gateway.GET('/pricing')
  assert.ok(data.data.length > 0)
})

void test('a body is sent', async () => {
  const { data } = await gateway.POST('/moderations', { body: { input: 'Good morning.' } })
  assert.equal(data.results[0].flagged, false)
})

void test('an error is an answer', async () => {
  const { error, response } = await gateway.POST('/moderations', { body: {} })
  assert.equal(response.status, 400)
  assert.equal(error.error.param, 'input')
})

void test('a wrong key is refused', async () => {
  const stranger = createGateway({ baseUrl: GATEWAY_URL, key: 'svc_live_wrong' })
  const { response } = await stranger.GET('/usage')
  assert.equal(response.status, 401)
})

// FIPS 180-4, example 1 of SHA-256.
void test('an operation of the toolkit', async () => {
  const { data } = await toolkit.GET('/hash/digest', { params: { query: { text: 'abc' } } })
  assert.equal(data.data.hex, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
