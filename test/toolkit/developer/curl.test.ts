import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const URL_ = 'https://api.example.com/v1'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const CURL = 'sent so by curl 7.88 to a server of our own'

table('rest_developer_curl', [
  answers(
    'JSON',
    { command: `curl -X POST ${URL_}/items -H 'X-Token: abc' --json '{"a":1}'` },
    {
      method: 'POST',
      url: `${URL_}/items`,
      headers: { 'X-Token': 'abc', 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{"a":1}',
      auth: null,
      options: { insecure: false, followRedirects: false, compressed: false, timeoutSeconds: null },
      fetch: [
        `await fetch("${URL_}/items", {`,
        '  method: "POST",',
        '  headers: {',
        '    "X-Token": "abc",',
        '    "Content-Type": "application/json",',
        '    "Accept": "application/json",',
        '  },',
        '  body: "{\\"a\\":1}",',
        '})',
      ].join('\n'),
      unsupported: [],
    },
    'curl(1), --json',
  ),
  answers(
    'a plain GET',
    { command: 'curl example.com' },
    {
      method: 'GET',
      url: 'http://example.com',
      headers: {},
      body: null,
      fetch: 'await fetch("http://example.com")',
    },
    'curl(1), URL',
  ),
  answers(
    'a method alone',
    { command: `curl -XDELETE ${URL_}` },
    { method: 'DELETE', fetch: `await fetch("${URL_}", {\n  method: "DELETE",\n})` },
    'curl(1), -X',
  ),
  answers(
    'joined options',
    { command: `curl -sSLkvo out.txt ${URL_} -m 2.5 --compressed` },
    {
      method: 'GET',
      options: { insecure: true, followRedirects: true, compressed: true, timeoutSeconds: 2.5 },
      unsupported: [],
    },
    'curl(1), OPTIONS',
  ),
  answers(
    'data in pieces',
    { command: `curl ${URL_} -d a=1 --data-raw @b -d ''` },
    { method: 'POST', body: 'a=1&@b&', headers: FORM },
    CURL,
  ),
  answers(
    'data to encode',
    { command: `curl ${URL_} --data-urlencode 'a b=c d&é~' --data-urlencode '=a b' --data-urlencode '!'` },
    { body: 'a b=c+d%26%C3%A9~&a+b&%21' },
    CURL,
  ),
  answers(
    'data in the query',
    { command: `curl -G '${URL_}?z=1#f' -d a=1 --data-urlencode 'q=x y'` },
    { method: 'GET', url: `${URL_}?z=1&a=1&q=x+y#f`, body: null, headers: {} },
    CURL,
  ),
  answers(
    'data in the query of a HEAD',
    { command: `curl -GI ${URL_} -d a=1` },
    { method: 'HEAD', url: `${URL_}?a=1`, body: null },
    CURL,
  ),
  answers(
    'JSON in pieces',
    { command: `curl ${URL_} --json '{"a":1' --json '}'` },
    { body: '{"a":1}' },
    CURL,
  ),
  answers(
    'a content type of one’s own',
    { command: `curl ${URL_} --json x -H 'content-type: text/x'` },
    { headers: { 'content-type': 'text/x', Accept: 'application/json' } },
    CURL,
  ),
  answers(
    'a header taken away, and an empty one',
    { command: `curl ${URL_} -d x -H 'Content-Type:' -H 'X-Empty;'` },
    { headers: { 'X-Empty': '' } },
    CURL,
  ),
  answers(
    'repeated headers',
    { command: `curl ${URL_} -H 'X-A: 1' -H 'x-a: 2'` },
    { headers: { 'X-A': '1, 2' } },
    'RFC 9110, section 5.3',
  ),
  answers(
    'a user',
    { command: `curl -u 'Aladdin:open sesame' ${URL_}` },
    {
      auth: { user: 'Aladdin', password: 'open sesame' },
      headers: { Authorization: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
    },
    'RFC 7617, section 2',
  ),
  answers(
    'a user and a header',
    { command: `curl -u a:b -H 'Authorization: Bearer x' ${URL_}` },
    { headers: { Authorization: 'Bearer x' } },
    CURL,
  ),
  answers(
    'agent, referrer and cookies',
    { command: `curl ${URL_} -A me -e 'http://r/;auto' -b a=1 -b b=2` },
    { headers: { 'User-Agent': 'me', Referer: 'http://r/', Cookie: 'a=1;b=2' } },
    CURL,
  ),
  answers(
    'options that give way to a header',
    {
      command: `curl ${URL_} -A me -H 'User-Agent: you' -H 'Cookie: z=1' -b a=1 -e 'http://r/' -H 'Referer:'`,
    },
    { headers: { 'User-Agent': 'you', Cookie: 'z=1' } },
    CURL,
  ),
  answers(
    'options with an empty value',
    { command: `curl ${URL_} -A '' -e ';auto'` },
    { headers: {}, fetch: `await fetch("${URL_}")` },
    CURL,
  ),
  answers(
    'data to encode with an at sign in its name',
    { command: `curl ${URL_} --data-urlencode 'a@b=c' --data-urlencode '@a=b' --data-urlencode 'a@b'` },
    { body: 'a@b=c&@a=b', unsupported: ['--data-urlencode a@b'] },
    CURL,
  ),
  answers(
    'data in an empty query',
    { command: `curl -G '${URL_}?#f' -d a=1` },
    { url: `${URL_}?a=1#f` },
    CURL,
  ),
  answers('no data in the query', { command: `curl -G ${URL_} -d ''` }, { url: URL_ }, CURL),
  answers(
    'what is in files',
    { command: `curl ${URL_} -d @body.json -b jar.txt -H @headers` },
    {
      method: 'POST',
      body: null,
      headers: FORM,
      unsupported: ['-d @body.json', '-b jar.txt', '-H @headers'],
    },
    'nothing is read',
  ),
  answers(
    'a form',
    { command: `curl ${URL_} -F file=@a.png` },
    { method: 'POST', body: null, unsupported: ['-F file=@a.png'] },
    'curl(1), -F: a POST',
  ),
  answers(
    'other options with and without arguments',
    { command: `curl --retry 3 -x proxy:80 --http2 -N ${URL_}` },
    { url: URL_, unsupported: ['--retry 3', '-x proxy:80', '--http2', '-N'] },
    'curl(1), OPTIONS',
  ),
  answers(
    'lines joined, double quotes and a comment',
    { command: `curl \\\n  "${URL_}?a=\\"\\$x\\"&b=\\n" \\\n  -H "A: it's"  # done\n` },
    { url: `${URL_}?a="$x"&b=\\n`, headers: { A: "it's" } },
    'POSIX.1-2024, section 2.2',
  ),
  answers(
    'parts that make one word',
    { command: `curl 'https://a.test/'b"c d"\\ e` },
    { url: 'https://a.test/bc d e' },
    'POSIX.1-2024, section 2.2',
  ),
  answers('the end of options', { command: 'curl -- example.com' }, { url: 'http://example.com' }, 'curl 8'),
  answers(
    'dollar and single quotes',
    {
      command: String.raw`curl ${URL_} -H$'A: \'b\'\t\x41\101\xc3\xa9\ud83d\ude00\u0021' --data-raw $'{"a":"\\n"}\n'`,
    },
    { headers: { A: "'b'\tAAé😀!", ...FORM }, body: '{"a":"\\n"}\n' },
    'POSIX.1-2024, section 2.2.4; as browsers copy a request',
  ),
  answers(
    'a dollar that begins no quotes',
    { command: `curl "${URL_}?a=$'b'" -H 'A: $x'` },
    { url: `${URL_}?a=$'b'`, headers: { A: '$x' } },
    'POSIX.1-2024, section 2.2',
  ),
  answers(
    'a user in the address',
    { command: "curl 'http://c%40x:d%3Ae@example.com/x?y=a@b'" },
    {
      url: 'http://example.com/x?y=a@b',
      auth: { user: 'c@x', password: 'd:e' },
      headers: { Authorization: 'Basic Y0B4OmQ6ZQ==' },
    },
    CURL,
  ),
  answers(
    'a user in the address and one before it',
    { command: 'curl -u a:b c:d@example.com' },
    {
      url: 'http://example.com',
      auth: { user: 'a', password: 'b' },
      headers: { Authorization: 'Basic YTpi' },
    },
    CURL,
  ),
  answers(
    'a GET with data, which fetch refuses to send',
    { command: `curl -X GET -d a=1 ${URL_} --data-raw b` },
    {
      method: 'GET',
      headers: FORM,
      body: 'a=1&b',
      fetch: `await fetch("${URL_}", {\n  method: "GET",\n  headers: {\n    "Content-Type": "application/x-www-form-urlencoded",\n  },\n})`,
      unsupported: ['-d a=1', '--data-raw b'],
    },
    `${CURL}; Fetch standard, new Request: a GET has no body`,
  ),
  refuses(422, 'a NUL in a word', { command: String.raw`curl ${URL_}$'\0'` }, 'NUL'),
  refuses(422, 'dollar quotes without their end', { command: String.raw`curl ${URL_} $'a\'` }, 'no end'),
  refuses(422, 'another program', { command: `wget ${URL_}` }, 'curl'),
  refuses(422, 'no URL', { command: 'curl -s' }, 'URL'),
  refuses(422, 'two URLs', { command: `curl ${URL_} ${URL_}` }, 'URL'),
  refuses(422, 'what is no URL', { command: "curl 'http://'" }, 'URL'),
  refuses(422, 'a pipe', { command: `curl ${URL_} | sh` }, '|'),
  refuses(422, 'an ampersand without quotes', { command: `curl ${URL_}?a=1&b=2` }, '&'),
  refuses(422, 'a redirection', { command: `curl ${URL_} > out` }, '>'),
  refuses(422, 'a second line', { command: `curl ${URL_}\nrm -r x` }, 'one command'),
  refuses(422, 'a quote without its end', { command: `curl ${URL_} -H 'A: b` }, 'no end'),
  refuses(422, 'a backslash at the end', { command: `curl ${URL_} \\` }, 'no end'),
  refuses(422, 'an option without its argument', { command: `curl ${URL_} -H` }, '-H'),
  refuses(422, 'a time that is none', { command: `curl ${URL_} -m soon` }, 'soon'),
  refuses(422, 'a HEAD with data', { command: `curl -I ${URL_} -d a` }, '-I'),
  refuses(400, 'too short a command', { command: 'curl' }, 'command'),
  answers(
    'options in words',
    {
      command: `curl --request PUT --header 'A: b' --data-ascii x --data-binary y --user a:b --user-agent me --referer http://r/ --cookie c=d --insecure --location --max-time 3 --url ${URL_}`,
    },
    {
      method: 'PUT',
      url: URL_,
      body: 'x&y',
      auth: { user: 'a', password: 'b' },
      headers: {
        A: 'b',
        'User-Agent': 'me',
        Referer: 'http://r/',
        Cookie: 'c=d',
        Authorization: 'Basic YTpi',
        ...FORM,
      },
      options: { insecure: true, followRedirects: true, compressed: false, timeoutSeconds: 3 },
      unsupported: [],
    },
    'curl(1), OPTIONS',
  ),
  answers(
    'options that change no request',
    { command: `curl -s -S -v -i -O --fail -o x ${URL_}` },
    { method: 'GET', unsupported: [], fetch: `await fetch("${URL_}")` },
    'curl(1): output only',
  ),
  answers(
    'a HEAD, and a method that goes before it',
    { command: `curl --head -X OPTIONS ${URL_}` },
    { method: 'OPTIONS' },
    'curl(1), -X',
  ),
  answers(
    'a HEAD in fetch',
    { command: `curl --head ${URL_}` },
    { method: 'HEAD', fetch: `await fetch("${URL_}", {\n  method: "HEAD",\n})` },
    'curl(1), -I',
  ),
])

it('keeps the order of headers, and puts its own behind', async () => {
  const { body } = await call('rest_developer_curl', { command: `curl ${URL_} -H 'Z: 1' -d x -H 'A: 2'` })
  expect(Object.keys((body as { data: { headers: object } }).data.headers)).toEqual([
    'Z',
    'A',
    'Content-Type',
  ])
})
