import { answers, refuses, table } from '../../support/table.js'

// The example model replies with the text itself: what it is to say stands in the call.
const says = (reply: unknown): string => JSON.stringify(reply)
const BAD = 'did not reply in the form'

table('rest_aiText_translate', [
  answers(
    'text and language are the model’s',
    { text: says({ translation: 'Bonjour\n  le monde ', from: 'en-GB' }), to: 'fr' },
    { translation: 'Bonjour\n  le monde ', from: 'en-GB', to: 'fr', model: 'example/small' },
    'the reply',
  ),
  answers(
    'a stated source language',
    { text: says({ translation: 'Hallo', from: 'nl' }), to: 'de-AT', from: 'en' },
    { translation: 'Hallo', from: 'en', to: 'de-AT' },
    'from is the parameter when it was given',
  ),
  answers(
    'a stated source language that the reply leaves out',
    { text: says({ translation: 'Hallo' }), to: 'de', from: 'en' },
    { from: 'en' },
    'it is not the model’s then',
  ),
  answers(
    'a reply in a fence, with more members than asked for',
    {
      text: '```json\n{"translation": "Hei", "from": "en", "note": 1}\n```',
      to: 'fi',
      tone: 'informal',
      model: 'example/small',
    },
    { translation: 'Hei', from: 'en', to: 'fi', model: 'example/small' },
    'the object in it',
  ),
  refuses(502, 'a reply without the language', { text: says({ translation: 'x' }), to: 'fr' }, BAD),
  refuses(
    502,
    'a translation that is no text',
    { text: says({ translation: 1, from: 'en' }), to: 'fr' },
    BAD,
  ),
  refuses(502, 'a blank translation', { text: says({ translation: ' ', from: 'en' }), to: 'fr' }, BAD),
  refuses(502, 'a list', { text: '["x"]', to: 'fr' }, BAD),
  refuses(502, 'prose', { text: 'Sure! Here is the translation.', to: 'fr' }, BAD),
  refuses(422, 'a blank text', { text: ' \n\t', to: 'fr' }, 'text is blank'),
  refuses(422, 'an unknown model', { text: '{}', to: 'fr', model: 'no/such' }, 'no/such does not exist'),
  refuses(400, 'no target', { text: 'x' }, 'to'),
  refuses(400, 'a target that is no code', { text: 'x', to: 'french language' }, 'to'),
  refuses(400, 'an unknown tone', { text: 'x', to: 'fr', tone: 'rude' }, 'tone'),
  refuses(400, 'a text past the bound', { text: 'x'.repeat(8001), to: 'fr' }, 'text'),
])
