/** The host of a web address without a leading `www.`; null for what is no address. */
export const webDomain = (url: string | null): string | null => {
  if (url === null || !URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return hostname === '' ? null : hostname.replace(/^www\./, '')
}
