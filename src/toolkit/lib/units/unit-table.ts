import { Decimal } from 'decimal.js'

/** Products of two factors and a double are exact in so many digits; only the last division is rounded. */
export const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP })

/** A unit: `(value + offset) * factor / divisor` is the value in the quantity's base unit. */
export interface Unit {
  id: string
  /** English, singular; null where there is only the id. */
  name: string | null
  /** Where it is not the name with "s". */
  plural?: string
  quantity: string
  factor: Decimal
  divisor: Decimal
  offset: Decimal
  /** The base value is 100 divided by the value: consumption against distance. */
  isInverse: boolean
}

const PI =
  '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798'

/**
 * Units by quantity, as `id (name; plural) factor`, the factor to the base unit, which is the unit of factor 1. Sources: SI
 * brochure (9th edition), NIST SP 811 appendix B, IEC 80000-13 for data; the United Kingdom's units by the Units of
 * Measurement Regulations 1995. `a/b` is a quotient, `+` an offset that is added before.
 */
const TABLE: Readonly<Record<string, string>> = {
  length: `nm (nanometre) 1e-9, um (micrometre) 1e-6, mm (millimetre) 0.001, cm (centimetre) 0.01, m (metre) 1,
    km (kilometre) 1000, in (inch; inches) 0.0254, ft (foot; feet) 0.3048, yd (yard) 0.9144, mi (mile) 1609.344,
    nmi (nautical-mile) 1852, au (astronomical-unit) 149597870700, ly (light-year) 9460730472580800`,
  mass: `ug (microgram) 1e-9, mg (milligram) 1e-6, g (gram) 0.001, kg (kilogram) 1, t (tonne) 1000, ct (carat) 0.0002,
    gr (grain) 0.00006479891, oz (ounce) 0.028349523125, lb (pound) 0.45359237, st (stone; stone) 6.35029318,
    ton-us (short-ton) 907.18474, ton-uk (long-ton) 1016.0469088, ozt (troy-ounce) 0.0311034768`,
  area: `mm2 1e-6, cm2 1e-4, m2 1, are 100, ha (hectare) 10000, km2 1e6, in2 0.00064516, ft2 0.09290304,
    yd2 0.83612736, ac (acre) 4046.8564224, mi2 2589988.110336`,
  volume: `ml (millilitre) 0.001, cl (centilitre) 0.01, dl (decilitre) 0.1, l (litre) 1, m3 1000, cm3 0.001,
    in3 0.016387064, ft3 28.316846592, yd3 764.554857984, tsp-us (teaspoon) 0.00492892159375,
    tbsp-us (tablespoon) 0.01478676478125, floz-us (fluid-ounce) 0.0295735295625, cup-us (cup) 0.2365882365,
    pt-us (pint) 0.473176473, qt-us (quart) 0.946352946, gal-us (gallon) 3.785411784, floz-uk 0.0284130625,
    pt-uk 0.56826125, qt-uk 1.1365225, gal-uk 4.54609, bbl (barrel) 158.987294928`,
  temperature: `C (celsius) 1 + 273.15, F (fahrenheit) 1/1.8 + 459.67, K (kelvin) 1, R (rankine) 1/1.8`,
  speed: `m/s 1, km/h (kmh) 1000/3600, mph 0.44704, kn (knot) 1852/3600, ft/s 0.3048`,
  time: `ns 1e-9, us 1e-6, ms (millisecond) 0.001, s (second) 1, min (minute) 60, h (hour) 3600, d (day) 86400,
    wk (week) 604800, yr (year) 31557600`,
  pressure: `Pa (pascal) 1, hPa 100, kPa 1000, MPa 1000000, bar 100000, mbar 100, atm (atmosphere) 101325,
    psi 6894.757293168361, mmHg 133.322387415, torr 101325/760, inHg 3386.388640341`,
  energy: `J (joule) 1, kJ 1000, MJ 1000000, cal (calorie) 4.184, kcal (kilocalorie) 4184, Wh 3600, kWh 3600000,
    eV (electronvolt) 1.602176634e-19, BTU 1055.05585262, ft-lb 1.3558179483314004`,
  power: `mW 0.001, W (watt) 1, kW 1000, MW 1000000, hp (horsepower) 745.69987158227022, PS 735.49875,
    BTU/h 0.29307107017222`,
  force: `N (newton) 1, kN 1000, lbf 4.4482216152605, kgf 9.80665, dyn (dyne) 1e-5`,
  angle: `deg (degree) 1, rad (radian) 180/${PI}, grad (gradian) 0.9, arcmin 1/60, arcsec 1/3600, turn 360`,
  frequency: `Hz (hertz; hertz) 1, kHz 1000, MHz 1e6, GHz 1e9, rpm 1/60`,
  data: `bit 0.125, B (byte) 1, kbit 125, Mbit 125000, Gbit 125000000, kB (kilobyte) 1e3, MB (megabyte) 1e6,
    GB (gigabyte) 1e9, TB (terabyte) 1e12, PB (petabyte) 1e15, KiB (kibibyte) 1024, MiB (mebibyte) 1048576,
    GiB (gibibyte) 1073741824, TiB (tebibyte) 1099511627776, PiB (pebibyte) 1125899906842624`,
  fuel: `km/l 1, mpg-us 1.609344/3.785411784, mpg-uk 1.609344/4.54609, l/100km inverse`,
}

const ENTRY = /^(\S+)(?: \(([^;)]+)(?:; ([^)]+))?\))? (inverse|[^\s/]+)(?:\/(\S+))?(?: \+ (\S+))?$/

const unitOf = (quantity: string, entry: string): Unit => {
  const match = ENTRY.exec(entry)
  if (match === null) throw new Error(`the table of units has ${entry}`)
  const [, id = '', name, plural, factor = '', divisor = '1', offset = '0'] = match
  const isInverse = factor === 'inverse'
  return {
    id,
    name: name ?? null,
    ...(plural === undefined ? {} : { plural }),
    quantity,
    factor: new Exact(isInverse ? 1 : factor),
    divisor: new Exact(divisor),
    offset: new Exact(offset),
    isInverse,
  }
}

/** Every unit, by quantity and in the table's order. */
export const UNITS: readonly Unit[] = Object.entries(TABLE).flatMap(([quantity, entries]) =>
  entries.split(/,\s+/).map((entry) => unitOf(quantity, entry)),
)
