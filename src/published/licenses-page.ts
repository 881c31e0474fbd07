import { fileURLToPath } from 'node:url'
import { generatedFile } from '#contract'
import { upstreamDefinitions } from '#toolkit/upstreams/definitions'
import { renderLicensesPage } from './notice.js'
import { runtimePackages } from './packages.js'

let page: string | undefined

/** The page behind `/licenses` (HTML): what NOTICE.md says, made from the same list. Made once, at the first call. */
export const licensesPage = (): string =>
  (page ??= renderLicensesPage(runtimePackages(fileURLToPath(generatedFile('..'))), upstreamDefinitions))
