import mustache from 'mustache'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { jsonEscape } from '#toolkit/lib/encoding/backslash-escapes'
import { isDataObject } from '#toolkit/lib/json/data-value'
import { readJson } from '#toolkit/lib/json/json-text'
import { namesIn, parseTemplate, renderTemplate } from '#toolkit/lib/markup/mustache-template'

const ESCAPES: Readonly<Record<Query<'rest_text_template'>['escape'], (text: string) => string>> = {
  html: (text) => mustache.escape(text),
  none: (text) => text,
  json: jsonEscape,
  // JSON can name half a surrogate pair, which no UTF-8 can hold.
  url: (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')),
}

const objectOf = (json: string): object => {
  const reading = readJson(json)
  return 'value' in reading && isDataObject(reading.value)
    ? reading.value
    : unprocessable('data is not a JSON object.')
}

/** The Mustache specification, versions 1.x. */
export default feature('rest_text_template', ({ template, data, escape, strict }) => {
  const parsed = parseTemplate(template)
  const values = objectOf(data)
  const { variables, missing } = namesIn(parsed, values)
  if (strict && missing.length > 0) unprocessable(`data does not have ${missing.join(', ')}.`)
  return { text: renderTemplate(parsed, values, ESCAPES[escape]), variables, missing }
})
