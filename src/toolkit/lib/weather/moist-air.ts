/** Formulas for air and the water in it. Temperatures in Celsius, relative humidity in percent, unless said otherwise. */

/** Magnus' coefficients by Alduchov and Eskridge (1996). */
const MAGNUS_A = 17.625
const MAGNUS_B = 243.04

const magnus = (temperature: number): number => (MAGNUS_A * temperature) / (MAGNUS_B + temperature)

export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32
export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9

/** The dew point, by Magnus. */
export const dewPointOf = (temperature: number, humidity: number): number => {
  const exponent = Math.log(humidity / 100) + magnus(temperature)
  return (MAGNUS_B * exponent) / (MAGNUS_A - exponent)
}

/** The relative humidity at a dew point, by Magnus. */
export const humidityOf = (temperature: number, dewPoint: number): number =>
  100 * Math.exp(magnus(dewPoint) - magnus(temperature))

/** The pressure of water vapour in hPa, by Australia's Bureau of Meteorology. */
export const vapourPressureOf = (temperature: number, humidity: number): number =>
  (humidity / 100) * 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature))

/** Water vapour in g/m³, by the gas law. */
export const absoluteHumidityOf = (temperature: number, vapourPressure: number): number =>
  (216.679 * vapourPressure) / (273.15 + temperature)

/** Rothfusz's regression (NWS SR 90-23) with the two adjustments of the National Weather Service. */
const rothfusz = (t: number, rh: number): number => {
  const index =
    -42.379 +
    2.04901523 * t +
    10.14333127 * rh -
    0.22475541 * t * rh -
    0.00683783 * t * t -
    0.05481717 * rh * rh +
    0.00122874 * t * t * rh +
    0.00085282 * t * rh * rh -
    0.00000199 * t * t * rh * rh
  if (rh < 13 && t >= 80 && t <= 112) return index - ((13 - rh) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17)
  if (rh > 85 && t >= 80 && t <= 87) return index + ((rh - 85) / 10) * ((87 - t) / 5)
  return index
}

/**
 * The heat index in Fahrenheit, as the US National Weather Service computes it
 * (wpc.ncep.noaa.gov/html/heatindex_equation.shtml); null below 80 °F.
 */
export const heatIndexOf = (fahrenheit: number, humidity: number): number | null => {
  if (fahrenheit < 80) return null
  const simple = 0.5 * (fahrenheit + 61 + (fahrenheit - 68) * 1.2 + humidity * 0.094)
  const mean = (simple + fahrenheit) / 2
  return mean >= 80 ? rothfusz(fahrenheit, humidity) : mean
}

/**
 * The wind chill of the United States and Canada (2001); null above 10 °C or below 4.8 km/h.
 * @param wind km/h at 10 m
 */
export const windChillOf = (temperature: number, wind: number): number | null => {
  if (temperature > 10 || wind < 4.8) return null
  const power = wind ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
}

/** The humidex of Environment Canada (Masterton and Richardson, 1979). */
export const humidexOf = (temperature: number, dewPoint: number): number => {
  const vapourPressure = 6.11 * Math.exp(5417.753 * (1 / 273.16 - 1 / (273.15 + dewPoint)))
  return temperature + (5 / 9) * (vapourPressure - 10)
}

/**
 * The apparent temperature of Australia's Bureau of Meteorology (Steadman, 1994), without radiation.
 * @param vapourPressure hPa
 * @param wind m/s at 10 m
 */
export const apparentOf = (temperature: number, vapourPressure: number, wind: number): number =>
  temperature + 0.33 * vapourPressure - 0.7 * wind - 4

/** The wet-bulb temperature by Stull (2011); null from where the fit goes above the air's own. */
export const wetBulbOf = (temperature: number, humidity: number): number | null => {
  if (temperature < -20 || temperature > 50 || humidity < 5 || humidity > 99) return null
  return (
    temperature * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(temperature + humidity) -
    Math.atan(humidity - 1.676331) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035
  )
}
