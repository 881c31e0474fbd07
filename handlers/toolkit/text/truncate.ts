import { feature } from '#toolkit'
import { truncate } from '#toolkit/lib/text/truncate'

export default feature('rest_text_truncate', truncate)
