import { getTracking } from 'ts-tracking-number'
import { feature } from '#toolkit'

/** UPU S10: what the first letter of the service indicator says. */
const POSTAL_SERVICES = new Map([
  ['C', 'parcel'],
  ['E', 'express (EMS)'],
  ['L', 'letter (tracked)'],
  ['R', 'registered'],
  ['V', 'insured'],
  ['U', 'untracked small packet'],
  ['H', 'e-commerce parcel'],
])

const UNKNOWN = {
  found: false,
  carrier: null,
  carrierCode: null,
  service: null,
  trackingUrl: null,
  country: null,
  postalService: null,
}

export default feature('rest_utility_trackingNumber', ({ number: given }) => {
  const number = given.replace(/[ -]/g, '').toUpperCase()
  const tracking = getTracking(number)
  if (tracking === undefined) return { ...UNKNOWN, number }
  const { courier, name, trackingUrl } = tracking
  const isPostal = courier.code === 's10'
  return {
    number,
    found: true,
    carrier: courier.name,
    carrierCode: courier.code,
    service: name,
    trackingUrl: trackingUrl?.replace('%s', number) ?? null,
    country: isPostal ? number.slice(-2) : null,
    postalService: isPostal ? (POSTAL_SERVICES.get(number.charAt(0)) ?? null) : null,
  }
})
