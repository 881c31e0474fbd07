import { feature } from '#toolkit'
import { qrPicture } from '#toolkit/lib/images/qr-symbol'

export default feature('rest_qr_generate', ({ text, ...style }) => qrPicture(text, style))
