import { fileURLToPath } from 'node:url'
import { generatedFile } from '#contract'
import { upstreamDefinitions } from '#toolkit/upstreams/definitions'
import { renderLicensesPage } from '../notice.js'
import { runtimePackages } from '../packages.js'

/** The page behind `/licenses` (HTML): what NOTICE.md says, made from the same list. */
export const licensesPage = (baseUrl: string): string =>
  renderLicensesPage(runtimePackages(fileURLToPath(generatedFile('..'))), upstreamDefinitions, baseUrl)
