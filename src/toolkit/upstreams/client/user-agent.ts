/**
 * The honest User-Agent `NAME/VERSION (URL)` that several upstreams demand, with a contact where the operator has one.
 * @param mailFrom an address, also in the form `Name <address>`; null leaves it out.
 */
export const userAgentOf = (version: string, publicBaseUrl: string, mailFrom: string | null): string => {
  const address = /[\w.+-]+@[\w.-]+/.exec(mailFrom ?? '')?.[0]
  return `utility-toolkit/${version} (${address === undefined ? publicBaseUrl : `${publicBaseUrl}; ${address}`})`
}
