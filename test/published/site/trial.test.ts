import { describe, expect, it } from 'vitest'
import { readContract } from '#contract'
import {
  withModelsOnOffer,
  type ContractWithBodies,
  type OfferedModel,
} from '../../../src/published/site/trial.js'

const model = (id: string, rest: Partial<OfferedModel> = {}): OfferedModel => ({
  id,
  min_plan: 'free',
  modalities: { input: ['text'], output: ['text'] },
  providers: [{ status: 'available' }],
  ...rest,
})
const text = model('acme/tiny')
const seer = model('acme/seer', { modalities: { input: ['text', 'image'], output: ['text'] } })
const vectors = model('acme/vectors', { modalities: { input: ['text'], output: ['embeddings'] } })

interface Bodies {
  description: string
  /** By the example's name. */
  values: Record<string, Record<string, unknown>>
}

/** What the contract's examples of an operation become, where these models are on offer. */
const tried = async (path: string, models: readonly OfferedModel[]): Promise<Bodies> => {
  const contract = structuredClone(readContract()) as unknown as ContractWithBodies
  const { paths } = await withModelsOnOffer(contract, () => Promise.resolve(models))
  const { description = '', requestBody } = paths[path]?.post ?? {}
  const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {})
  return {
    description,
    values: Object.fromEntries(examples.map(([name, { value }]) => [name, value as Record<string, unknown>])),
  }
}

// The invented names are those of openapi/gateway/*.yaml: vendor/small-chat, small-vision, small-embedding and so on.
describe('the models that calls are tried with', () => {
  it('take pictures where the example has one, and make vectors where it wants them', async () => {
    const models = [text, seer, vectors]
    const chat = await tried('/chat/completions', models)
    expect([chat.values['plain']?.['model'], chat.values['image']?.['model']]).toEqual([
      'acme/tiny',
      'acme/seer',
    ])
    expect(chat.description).toContain('`acme/tiny` and `acme/seer`, on offer here now')
    expect((await tried('/embeddings', models)).values['model']?.['model']).toBe('acme/vectors')
  })

  it('stand in every request of a batch', async () => {
    const { values } = await tried('/batch', [text])
    const requests = values['two']?.['requests'] as { body: { model: string } }[]
    expect(requests.map(({ body }) => body.model)).toEqual(['acme/tiny', 'acme/tiny'])
  })

  it('differ where they are compared, or are left as they were', async () => {
    expect((await tried('/compare', [text, seer])).values['prompt']?.['models']).toEqual([
      'acme/tiny',
      'acme/seer',
    ])
    const { values, description } = await tried('/compare', [text])
    expect(values['prompt']?.['models']).toEqual(['acme/tiny', 'vendor/large-chat'])
    expect(description).toContain('`vendor/large-chat`')
    expect(description).toContain('which nobody offers')
  })

  it('are none where none is on offer, which is said', async () => {
    const { values, description } = await tried('/chat/completions', [])
    expect(values['plain']?.['model']).toBe('vendor/small-chat')
    expect(description).toContain('No model is on offer here now: no provider is enabled')
  })

  it('are those that every plan may call and a provider serves now, if there are any', async () => {
    const dear = model('acme/dear', { min_plan: 'premier' })
    const ill = model('acme/ill', { providers: [{ status: 'down' }] })
    const first = async (models: readonly OfferedModel[]) =>
      (await tried('/chat/completions', models)).values['plain']?.['model']
    expect(await first([dear, ill, text])).toBe('acme/tiny')
    expect(await first([dear, ill])).toBe('acme/ill')
    expect(await first([dear])).toBe('acme/dear')
  })

  it('are asked for only where an example names one', async () => {
    const asked = withModelsOnOffer(
      { paths: { '/x': { post: { description: 'X.', requestBody: { content: {} } } } } },
      () => Promise.reject(new Error('asked')),
    )
    expect(await asked).toEqual({
      paths: { '/x': { post: { description: 'X.', requestBody: { content: {} } } } },
    })
  })

  it('have ids that can stand in a text', async () => {
    const { description } = await tried('/chat/completions', [model('acme/`<img>`'), text])
    expect(description).not.toContain('<img>')
  })
})
