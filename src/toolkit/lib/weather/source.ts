/** The notice that Open-Meteo's licence asks for. */
export const WEATHER_SOURCE = 'Weather data by Open-Meteo.com (CC BY 4.0)'
