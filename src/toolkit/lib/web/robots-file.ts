import type { FeatureContext } from '../../feature.js'
import { parseTarget } from '../../fetch/target.js'
import { decodeText } from './charset.js'
import { headerOf } from './resource.js'

/** A robots.txt as a site answered. */
export interface RobotsAnswer {
  /** That answered in the end. */
  url: string
  status: number
  /** Empty for a status of 400 or more. */
  text: string
}

/** The robots.txt of an address: itself where its path ends in .txt and that is wanted, else that of its origin. */
export const robotsAddress = (url: string, mayBeFile: boolean): string => {
  const target = parseTarget(url)
  return mayBeFile && target.pathname.endsWith('.txt') ? target.href : new URL('/robots.txt', target).href
}

/** @throws FeatureError of the guarded fetch; no status is a failure */
export const getRobots = async (
  address: string,
  { fetch, signal }: Pick<FeatureContext, 'fetch' | 'signal'>,
): Promise<RobotsAnswer> => {
  const { url, status, headers, body } = await fetch({ url: address }, signal)
  return { url, status, text: status < 400 ? decodeText(body, headerOf(headers, 'content-type')) : '' }
}
