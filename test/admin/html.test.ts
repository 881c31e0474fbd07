import { describe, expect, it } from 'vitest'
import { html, link } from '#admin'
import { input, textArea } from '#admin/forms'

describe('markup', () => {
  it('escapes what is filled in, in texts and attributes', () => {
    const evil = `<script>alert("1")</script>'&`
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</p>',
    )
  })

  it('nests, joins lists, and writes nothing for what is absent', () => {
    const items = [1, 2].map((each) => html`<b>${each}</b>`)
    expect(html`${items}${null}${undefined}${false}${0}`.text).toBe('<b>1</b><b>2</b>0')
  })

  it('keeps a first line end and blanks of a text area', () => {
    expect(textArea({ name: 'body', label: 'Body', value: '\n a </textarea>' }).text).toContain(
      '>\n\n a &lt;/textarea&gt;</textarea',
    )
  })

  it('keeps quotes of a value inside its attribute', () => {
    expect(input({ name: 'label', label: 'Label', value: '" onfocus="x' }).text).toContain(
      'value="&quot; onfocus=&quot;x"',
    )
  })
})

describe('addresses', () => {
  it('encode what they carry and leave out what is empty', () => {
    expect(link('/requests', { model: 'a/b&c', before: null, key: '', limit: 5 })).toBe(
      '/admin/requests?model=a%2Fb%26c&limit=5',
    )
  })
})
