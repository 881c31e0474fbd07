/** Made-up people from faker's data sets. */
import { createHash } from 'node:crypto'
import type { Faker } from '@faker-js/faker'
import type { Data, Query } from '#operation'

type Locale = Query<'rest_random_person'>['locale']
type Person = Data<'rest_random_person'>['items'][number]

/** Ages are whole years on this day, so that a seed gives the same people on any day. */
const REFERENCE_DATE = '2026-01-01T00:00:00.000Z'
const [YOUNGEST, OLDEST] = [18, 80]

const COUNTRIES: Record<Locale, string> = {
  en: 'United States',
  id_ID: 'Indonesia',
  de: 'Germany',
  fr: 'France',
  es: 'Spain',
  it: 'Italy',
  nl: 'Netherlands',
  pt_BR: 'Brazil',
  ja: 'Japan',
  ko: 'South Korea',
  tr: 'Turkey',
  pl: 'Poland',
}

const FAMILY_NAME_FIRST: readonly Locale[] = ['ja', 'ko']

/** Loads one locale; the package has a file for each. */
const MODULES: Record<Locale, () => Promise<{ faker: Faker }>> = {
  en: () => import('@faker-js/faker/locale/en'),
  id_ID: () => import('@faker-js/faker/locale/id_ID'),
  de: () => import('@faker-js/faker/locale/de'),
  fr: () => import('@faker-js/faker/locale/fr'),
  es: () => import('@faker-js/faker/locale/es'),
  it: () => import('@faker-js/faker/locale/it'),
  nl: () => import('@faker-js/faker/locale/nl'),
  pt_BR: () => import('@faker-js/faker/locale/pt_BR'),
  ja: () => import('@faker-js/faker/locale/ja'),
  ko: () => import('@faker-js/faker/locale/ko'),
  tr: () => import('@faker-js/faker/locale/tr'),
  pl: () => import('@faker-js/faker/locale/pl'),
}

const ageOn = (birth: Date, reference: Date): number => {
  const years = reference.getUTCFullYear() - birth.getUTCFullYear()
  const birthday = Date.UTC(reference.getUTCFullYear(), birth.getUTCMonth(), birth.getUTCDate())
  return birthday > reference.getTime() ? years - 1 : years
}

const personOf = (faker: Faker, locale: Locale, wanted: 'female' | 'male' | 'any'): Person => {
  const sex = wanted === 'any' ? faker.person.sexType() : wanted
  const firstName = faker.person.firstName(sex)
  const lastName = faker.person.lastName(sex)
  const name = { firstName, lastName }
  const birth = faker.date.birthdate({ mode: 'age', min: YOUNGEST, max: OLDEST })
  return {
    id: faker.string.uuid(),
    sex,
    firstName,
    lastName,
    fullName: FAMILY_NAME_FIRST.includes(locale) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
    username: faker.internet.username(name).toLowerCase(),
    email: faker.internet.exampleEmail(name).toLowerCase(),
    phone: faker.phone.number(),
    birthDate: birth.toISOString().slice(0, 10),
    age: ageOn(birth, new Date(REFERENCE_DATE)),
    jobTitle: faker.person.jobTitle(),
    company: faker.company.name(),
    street: faker.location.streetAddress(),
    city: faker.location.city(),
    postcode: faker.location.zipCode(),
    country: COUNTRIES[locale],
  }
}

/** The same people for the same locale, sex, count and seed; none of them exists. */
export const people = async (
  locale: Locale,
  sex: 'female' | 'male' | 'any',
  count: number,
  seed: string,
): Promise<Person[]> => {
  const { faker } = await MODULES[locale]()
  // Synchronous from here on: the generator is shared by all calls.
  faker.seed(createHash('sha256').update(seed, 'utf8').digest().readUInt32BE())
  faker.setDefaultRefDate(REFERENCE_DATE)
  return Array.from({ length: count }, () => personOf(faker, locale, sex))
}
