/** International bank account numbers (ISO 13616) on top of ibantools, where the SWIFT IBAN Registry says otherwise. */
import { countrySpecs, extractIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools'

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
 * Parts that ibantools does not have or cuts wrongly, by the SWIFT IBAN Registry: of GB82WEST12345698765432 it gives no
 * account, of LV80BANK0000435195001 the whole IBAN, of TR330006100519786457841326 no bank.
 */
const REGISTERED: Readonly<Record<'account' | 'bank' | 'branch', Readonly<Record<string, Span>>>> = {
  account: {
    AT: [6, 16],
    BG: [11, 18],
    CH: [6, 17],
    DK: [5, 14],
    FI: [4, 14],
    GB: [11, 18],
    GR: [8, 23],
    IE: [11, 18],
    IL: [7, 19],
    IT: [12, 23],
    KZ: [4, 16],
    LI: [6, 17],
    LT: [6, 16],
    LU: [4, 16],
    LV: [5, 17],
    MT: [10, 27],
    PK: [5, 20],
    RO: [5, 20],
    SA: [3, 20],
    SE: [4, 20],
    SM: [12, 23],
    TR: [7, 22],
    UA: [7, 25],
    XK: [5, 14],
  },
  bank: { TR: [1, 5], UA: [1, 6], XK: [1, 2] },
  branch: { XK: [3, 4] },
}

export interface IbanParts {
  bank: string | null
  branch: string | null
  account: string | null
}

/** Bank, branch and account of a valid IBAN; null where its country does not have the part. */
export const ibanParts = (iban: string): IbanParts => {
  const { bankIdentifier, branchIdentifier, accountNumber } = extractIBAN(iban)
  const [country, bban] = [iban.slice(0, 2), iban.slice(4)]
  const part = (name: keyof IbanParts, extracted: string | undefined): string | null => {
    const span = REGISTERED[name][country]
    return span === undefined ? (extracted ?? null) : bban.slice(span[0] - 1, span[1])
  }
  return {
    bank: part('bank', bankIdentifier),
    branch: part('branch', branchIdentifier),
    account: part('account', accountNumber),
  }
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
