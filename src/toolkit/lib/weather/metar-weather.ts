const DESCRIPTORS: Readonly<Record<string, string>> = {
  MI: 'shallow',
  PR: 'partial',
  BC: 'patches of',
  DR: 'low drifting',
  BL: 'blowing',
  SH: 'showers of',
  TS: 'thunderstorm',
  FZ: 'freezing',
}

const PHENOMENA: Readonly<Record<string, string>> = {
  DZ: 'drizzle',
  RA: 'rain',
  SN: 'snow',
  SG: 'snow grains',
  IC: 'ice crystals',
  PL: 'ice pellets',
  GR: 'hail',
  GS: 'small hail',
  UP: 'unknown precipitation',
  BR: 'mist',
  FG: 'fog',
  FU: 'smoke',
  VA: 'volcanic ash',
  DU: 'dust',
  SA: 'sand',
  HZ: 'haze',
  PY: 'spray',
  PO: 'dust whirls',
  SQ: 'squalls',
  FC: 'funnel cloud',
  SS: 'sandstorm',
  DS: 'duststorm',
}

const INTENSITIES: Readonly<Record<string, string>> = { '-': 'light', '+': 'heavy' }

/** Up to three phenomena; without any, only a thunderstorm or showers say something. */
const GROUP = new RegExp(
  `^(?<sign>[-+]|VC)?(?:(?<descriptor>${Object.keys(DESCRIPTORS).join('|')})?(?<phenomena>(?:${Object.keys(PHENOMENA).join('|')}){1,3})|(?<alone>TS|SH))$`,
)

/** What `+FC` stands for is no heavy funnel cloud. */
const TORNADO = '+FC'

/** A group of present weather (WMO table 4678) in English words; undefined for any other group. */
export const weatherText = (group: string): string | undefined => {
  const match = GROUP.exec(group)
  if (match === null) return undefined
  if (group === TORNADO) return 'tornado or waterspout'
  const { sign = '', descriptor = '', phenomena = '', alone } = match.groups ?? {}
  const words = [
    INTENSITIES[sign],
    alone === 'SH' ? 'showers' : DESCRIPTORS[alone ?? descriptor],
    ...(phenomena.match(/../g) ?? []).map((code) => PHENOMENA[code]),
    sign === 'VC' ? 'in the vicinity' : undefined,
  ]
  return words.filter((word) => word !== undefined).join(' ')
}
