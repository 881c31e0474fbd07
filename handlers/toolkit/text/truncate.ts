import { feature } from '#toolkit'
import { truncate } from '#toolkit/lib/truncate'

export default feature('rest_text_truncate', truncate)
