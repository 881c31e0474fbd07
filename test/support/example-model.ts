import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answers, startProvider, type Behaviour } from './provider.js'

/** As the documented examples name it. */
const MODEL = 'example/small'

/** What the model replies to the texts of the documented examples. */
const REPLIES: Readonly<Record<string, object>> = {
  'Good morning': { translation: 'Selamat pagi', from: 'en' },
  'We cannot do it.': {
    text: "I'm sorry, but we aren't able to do it this time.",
    changes: ['Added an apology.', 'Used contractions.'],
  },
  'A long article about cats.': {
    titles: ['What a Long Article Says About Cats', 'Everything You Wanted to Know About Cats'],
  },
  'A long article.': { summary: 'The text is an article of considerable length.', points: [] },
  'What does a mutex do?': {
    explanation:
      'A mutex is like the only key to a playhouse. Whoever has it may play inside, and all others wait until it is given back.',
    terms: [{ term: 'mutex', meaning: 'A lock that only one part of a program can hold at a time.' }],
  },
}

/** Every other text comes back as it is, so that a test says in the text what the model is to reply. */
const replies: Behaviour = (response, request) => {
  const messages = request.body?.['messages'] as { content: string }[]
  const text = messages.at(-1)?.content ?? ''
  return answers(Object.hasOwn(REPLIES, text) ? JSON.stringify(REPLIES[text]) : text)(response, request)
}

/**
 * Starts a provider with one language model for the features that ask one.
 * @param folder where the providers file goes
 */
export const startExampleModel = async (
  folder: string,
): Promise<{ environment: Record<string, string>; close: () => Promise<void> }> => {
  const provider = await startProvider({ models: [{ id: MODEL }], chat: replies })
  const file = join(folder, 'providers.yaml')
  await writeFile(
    file,
    `providers: [{ id: example, base_url: '${provider.baseUrl}', free: all, max_concurrency: 50 }]\n`,
  )
  return { environment: { PROVIDERS_FILE: file }, close: provider.close }
}
