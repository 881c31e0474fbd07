import type { Query } from '#operation'
import { feature, invalidParameter } from '#toolkit'
import { qrPicture } from '#toolkit/lib/images/qr-symbol'
import { codePointLength } from '#toolkit/lib/text/code-points'

const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, '\\$&')

const WPA_PASSWORD = { least: 8, most: 63 }

const checkPassword = (password: string, security: Query<'rest_qr_wifi'>['security']): void => {
  const { least, most } = WPA_PASSWORD
  const length = codePointLength(password)
  if (security === 'WPA' && (length < least || length > most)) {
    invalidParameter('password', `must have ${least} to ${most} characters for WPA`)
  }
  if (security === 'WEP' && password === '') invalidParameter('password', 'is required for WEP')
  if (security === 'nopass' && password !== '')
    invalidParameter('password', 'must not be given for a network without security')
}

/** The text that ZXing's wiki, Barcode Contents, describes. */
export default feature('rest_qr_wifi', ({ ssid, password = '', security, hidden, ...style }) => {
  checkPassword(password, security)
  const fields = [
    `T:${security};`,
    `S:${escaped(ssid)};`,
    password === '' ? '' : `P:${escaped(password)};`,
    hidden ? 'H:true;' : '',
  ]
  return qrPicture(`WIFI:${fields.join('')};`, style)
})
