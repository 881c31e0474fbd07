import {
  AngleFromSun,
  Body,
  Constellation,
  Equator,
  EquatorFromVector,
  GeoVector,
  Horizon,
  Illumination,
  RotateVector,
  Rotation_EQJ_ECT,
  Rotation_EQJ_EQD,
  SphereFromVector,
  type AstroTime,
  type EquatorialCoordinates,
  type Observer,
} from 'astronomy-engine'

/** The apparent place of a body, angles in degrees, `ra` in hours, `dist` in au. */
export interface PlaceInSky {
  ofDate: EquatorialCoordinates
  horizon: { altitude: number; azimuth: number } | null
  constellation: string
  elongation: number | null
  magnitude: number
  /** Lit part of the disc, 0 to 1. */
  phaseFraction: number
  /** Geocentric, of the true ecliptic and equinox of date. */
  eclipticLongitude: number
}

/** Where a body is seen from the centre of the earth, or from an observer; refraction is the normal one. */
export const placeInSky = (body: Body, time: AstroTime, observer: Observer | null): PlaceInSky => {
  const fromCentre = GeoVector(body, time, true)
  const ofDate =
    observer === null
      ? EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), fromCentre))
      : Equator(body, time, observer, true, true)
  const ofJ2000 =
    observer === null ? EquatorFromVector(fromCentre) : Equator(body, time, observer, false, true)
  const { mag, phase_fraction: phaseFraction } = Illumination(body, time)
  return {
    ofDate,
    horizon: observer === null ? null : Horizon(time, observer, ofDate.ra, ofDate.dec, 'normal'),
    constellation: Constellation(ofJ2000.ra, ofJ2000.dec).name,
    elongation: body === Body.Sun ? null : AngleFromSun(body, time),
    magnitude: mag,
    phaseFraction,
    eclipticLongitude: SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), fromCentre)).lon,
  }
}
