import { feature, invalidParameter } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { countryOf } from '#toolkit/lib/countries/countries'
import { figuresOf, ratio } from '#toolkit/lib/countries/figures'

/** Figures of countries, and their area and population as multiples of those of the first one. */
export default feature('rest_social_world_3', ({ countries }) => {
  const codes = countries.split(',')
  const compared = codes.map((code) => countryOf(code))
  const twice = compared.findIndex((country, index) => compared.indexOf(country) < index)
  if (twice >= 0) invalidParameter('countries', `has ${quoted(codes[twice] ?? '')} more than once`)
  const figures = compared.map(figuresOf)
  const [base] = figures
  const items = figures.map((own, index) => ({
    code: compared[index]?.code ?? '',
    name: compared[index]?.name ?? '',
    ...own,
    areaRatio: ratio(own.areaKm2, base?.areaKm2 ?? null, 4),
    populationRatio: ratio(own.population, base?.population ?? null, 4),
  }))
  return { base: compared[0]?.code ?? '', count: items.length, items }
})
