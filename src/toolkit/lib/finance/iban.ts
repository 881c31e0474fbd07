/** International bank account numbers (ISO 13616) on top of ibantools, where the SWIFT IBAN Registry says otherwise. */
import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools'

/** What may be wrong with an IBAN, in the order in which it is reported. */
const PROBLEMS = ['country', 'length', 'format', 'checkDigits', 'nationalCheck'] as const

export type IbanProblem = (typeof PROBLEMS)[number]

const PROBLEM_OF: Readonly<Record<ValidationErrorsIBAN, IbanProblem | null>> = {
  [ValidationErrorsIBAN.NoIBANProvided]: null,
  [ValidationErrorsIBAN.NoIBANCountry]: 'country',
  [ValidationErrorsIBAN.WrongBBANLength]: 'length',
  [ValidationErrorsIBAN.WrongBBANFormat]: 'format',
  [ValidationErrorsIBAN.ChecksumNotNumber]: 'checkDigits',
  [ValidationErrorsIBAN.WrongIBANChecksum]: 'checkDigits',
  [ValidationErrorsIBAN.WrongAccountBankBranchChecksum]: 'nationalCheck',
  [ValidationErrorsIBAN.QRIBANNotAllowed]: null,
}

/**
 * Structures of the BBAN in the SWIFT IBAN Registry, release 101, where ibantools has another one: it refuses the bank
 * codes with digits of BY and DO and the accounts with letters of PK and PS, and lets digits pass for letters, or letters
 * for the reserved digit of TR.
 */
const STRUCTURES = {
  BY: '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$',
  DO: '^[A-Z0-9]{4}[0-9]{20}$',
  GE: '^[A-Z]{2}[0-9]{16}$',
  IE: '^[A-Z]{4}[0-9]{14}$',
  PK: '^[A-Z]{4}[A-Z0-9]{16}$',
  PS: '^[A-Z]{4}[A-Z0-9]{21}$',
  TR: '^[0-9]{6}[A-Z0-9]{16}$',
  VG: '^[A-Z]{4}[0-9]{16}$',
}

for (const [country, structure] of Object.entries(STRUCTURES)) {
  const specification = countrySpecs[country]
  if (specification !== undefined) specification.bban_regexp = structure
}

/** @param iban capital letters and digits alone */
export const ibanProblems = (iban: string): IbanProblem[] => {
  const found = new Set(validateIBAN(iban).errorCodes.map((code) => PROBLEM_OF[code]))
  return PROBLEMS.filter((problem) => found.has(problem))
}

/** The length of a country's IBANs; null where the country has none. */
export const ibanLength = (country: string): number | null => countrySpecs[country]?.chars ?? null

/** The two check digits that a country's BBAN needs (ISO/IEC 7064, mod 97-10). */
export const ibanCheckDigits = (country: string, bban: string): string => {
  const digits = `${bban}${country}00`.replaceAll(/[A-Z]/g, (letter) => parseInt(letter, 36).toString())
  return (98n - (BigInt(digits) % 97n)).toString().padStart(2, '0')
}

/** First and last character of the BBAN, counted from 1. */
type Span = readonly [first: number, last: number]

/**
 * Where bank, branch and account are in a country's BBAN, "-" where the country does not have the part: SWIFT IBAN
 * Registry, as in iban_registry/generated.json of schwifty 2026.10.1 (MIT). France and its territories have the branch of
 * the RIB. The registry gives no place for the account number: it is what follows bank and branch, without a key of two
 * digits (FR, ES, BE ...) or a currency (MU, SC) that has a field of its own in the structure.
 *
 * By hand: extractIBAN of ibantools gives JO94CBJO0010000000000131000302 the bank 0010, and BE68539007547034 the whole
 * IBAN as its account.
 */
const POSITIONS = `
  AD 1-4 5-8 9-20, AE 1-3 - 4-19, AL 1-3 4-8 9-24, AT 1-5 - 6-16, AX 1-3 - 4-14, AZ 1-4 - 5-24,
  BA 1-3 4-6 7-14, BE 1-3 - 4-10, BG 1-4 5-8 11-18, BH 1-4 - 5-18, BI 1-5 6-10 11-21, BL 1-5 6-10 11-21,
  BR 1-8 9-13 14-25, BY 1-4 - 5-24, CH 1-5 - 6-17, CR 1-4 - 5-18, CY 1-3 4-8 9-24, CZ 1-4 - 5-20,
  DE 1-8 - 9-18, DJ 1-5 6-10 11-21, DK 1-4 - 5-14, DO 1-4 - 5-24, EE 1-2 - 3-16, EG 1-4 5-8 9-25,
  ES 1-4 5-8 11-20, FI 1-3 - 4-14, FK 1-2 - 3-14, FO 1-4 - 5-14, FR 1-5 6-10 11-21, GB 1-4 5-10 11-18,
  GE 1-2 - 3-18, GF 1-5 6-10 11-21, GI 1-4 - 5-19, GL 1-4 - 5-14, GP 1-5 6-10 11-21, GR 1-3 4-7 8-23,
  GT 1-4 - 5-24, HN 1-4 - 5-24, HR 1-7 - 8-17, HU 1-3 4-7 8-24, IE 1-4 5-10 11-18, IL 1-3 4-6 7-19,
  IQ 1-4 5-7 8-19, IS 1-2 3-4 5-22, IT 2-6 7-11 12-23, JO 1-4 5-8 9-26, KW 1-4 - 5-26, KZ 1-3 - 4-16,
  LB 1-4 - 5-24, LC 1-4 - 5-28, LI 1-5 - 6-17, LT 1-5 - 6-16, LU 1-3 - 4-16, LV 1-4 - 5-17,
  LY 1-3 4-6 7-21, MC 1-5 6-10 11-21, MD 1-2 - 3-20, ME 1-3 - 4-16, MF 1-5 6-10 11-21, MK 1-3 - 4-13,
  MN 1-4 - 5-16, MQ 1-5 6-10 11-21, MR 1-5 6-10 11-21, MT 1-4 5-9 10-27, MU 1-6 7-8 9-20, NC 1-5 6-10 11-21,
  NI 1-4 - 5-24, NL 1-4 - 5-14, NO 1-4 - 5-11, OM 1-3 - 4-19, PF 1-5 6-10 11-21, PK 1-4 - 5-20,
  PL 1-8 - 9-24, PM 1-5 6-10 11-21, PS 1-4 - 5-25, PT 1-4 - 9-19, QA 1-4 - 5-25, RE 1-5 6-10 11-21,
  RO 1-4 - 5-20, RS 1-3 - 4-16, RU 1-9 10-14 15-29, SA 1-2 - 3-20, SC 1-6 7-8 9-24, SD 1-2 - 3-14,
  SE 1-3 - 4-20, SI 1-5 - 6-13, SK 1-4 - 5-20, SM 2-6 7-11 12-23, SO 1-4 5-7 8-19, ST 1-4 5-8 9-19,
  SV 1-4 - 5-24, TF 1-5 6-10 11-21, TL 1-3 - 4-17, TN 1-2 3-5 6-18, TR 1-5 - 7-22, UA 1-6 - 7-25,
  VA 1-3 - 4-18, VG 1-4 - 5-20, WF 1-5 6-10 11-21, XK 1-2 3-4 5-14, YE 1-4 5-8 9-26, YT 1-5 6-10 11-21`

const spanOf = (text: string | undefined): Span | null => {
  if (text === undefined || text === '-') return null
  const [first, last] = text.split('-').map(Number)
  return [first ?? 0, last ?? 0]
}

const SPANS: ReadonlyMap<string, Readonly<Record<keyof IbanParts, Span | null>>> = new Map(
  POSITIONS.split(',').map((row) => {
    const [country = '', bank, branch, account] = row.trim().split(' ')
    return [country, { bank: spanOf(bank), branch: spanOf(branch), account: spanOf(account) }]
  }),
)

export interface IbanParts {
  bank: string | null
  branch: string | null
  account: string | null
}

/** Bank, branch and account of a valid IBAN; null where its country does not have the part. */
export const ibanParts = (iban: string): IbanParts => {
  const spans = SPANS.get(iban.slice(0, 2))
  const bban = iban.slice(4)
  const part = (name: keyof IbanParts): string | null => {
    const span = spans?.[name] ?? null
    return span === null ? null : bban.slice(span[0] - 1, span[1])
  }
  return { bank: part('bank'), branch: part('branch'), account: part('account') }
}

/**
 * The countries of the Single Euro Payments Area that have IBANs of their own (EPC409-09, list of SEPA scheme countries).
 * By hand: isSEPACountry of ibantools is false for AL, MD, ME, MK and RS.
 */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)

export const isSepaCountry = (country: string): boolean => SEPA.has(country)
