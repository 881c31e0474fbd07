import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a site answers to a path with its query. */
export interface SiteAnswer {
  /** Default 200. */
  status?: number
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string | Uint8Array
}

/** A web site on this machine that features are pointed at. */
export interface Site {
  /** Without a slash at its end. */
  url: string
  /** Requests so far, as `GET /path?query`. */
  requests: string[]
  close(): Promise<void>
}

export type SitePages = Readonly<
  Record<string, SiteAnswer | ((request: IncomingMessage, response: ServerResponse) => void)>
>

/** Starts a site that has these pages, by their path with its query; any other is 404. No header is added but lengths. */
export const startSite = async (pages: SitePages): Promise<Site> => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    const page = pages[request.url ?? ''] ?? { status: 404 }
    if (typeof page === 'function') return page(request, response)
    response.sendDate = false
    response.statusCode = page.status ?? 200
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value)
    response.setHeader('connection', 'close')
    response.end(page.body ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An HTML page in UTF-8. */
export const htmlPage = (body: string | Uint8Array, type = 'text/html; charset=utf-8'): SiteAnswer => ({
  headers: { 'content-type': type },
  body,
})
