/**
 * Names of ISO 3166-2 (Online Browsing Platform of ISO) that iso-3166 cuts off at the end of a line or misspells, by the
 * code of the subdivision.
 */
const NAMES: Readonly<Record<string, string>> = {
  'DK-82': 'Region Midtjylland',
  'GR-A': 'Anatolikí Makedonía kai Thráki',
  'KZ-10': 'Abay oblysy',
  'KZ-19': 'Almaty oblysy',
  'KZ-23': 'Atyraū oblysy',
  'KZ-62': 'Ulytaū oblysy',
  'RU-KB': 'Kabardino-Balkarskaya Respublika',
  'RU-KC': 'Karachayevo-Cherkesskaya Respublika',
  'RU-KHM': 'Khanty-Mansiyskiy avtonomnyy okrug',
  'RU-LEN': "Leningradskaya oblast'",
  'RU-NEN': 'Nenetskiy avtonomnyy okrug',
  'RU-NVS': "Novosibirskaya oblast'",
  'RU-VGG': "Volgogradskaya oblast'",
  'RU-VLA': "Vladimirskaya oblast'",
  'RU-YAN': 'Yamalo-Nenetskiy avtonomnyy okrug',
}

/** The name of a subdivision by ISO 3166-2; undefined where the package is right. */
export const nameOfSubdivision = (code: string): string | undefined => NAMES[code]
