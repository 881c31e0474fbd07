import { feature } from '#toolkit'
import { convertedColor } from '#toolkit/lib/color/converted-color'
import { readColor } from '#toolkit/lib/color/css-color'

export default feature('rest_color_convert', ({ color }) => convertedColor(readColor('color', color)))
