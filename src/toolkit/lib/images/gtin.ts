/** Numbers of GS1: EAN-8, UPC-A, EAN-13 and GTIN-14, of which the last digit checks the others. */

/**
 * The check digit of a number without it: modulo 10, weights 3 and 1 in turn from the right (GS1 General Specifications,
 * section 7.9).
 */
export const gtinCheckDigit = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * The eight digits of UPC-E for a UPC-A number that zeros were left out of (GS1 General Specifications, section 5.2.2.4).
 * @param upcA twelve digits
 */
export const zeroSuppressed = (upcA: string): string => {
  const [first, maker, item, check] = [upcA[0], upcA.slice(1, 6), upcA.slice(6, 11), upcA[11]]
  const short = /^\d\d[0-2]00$/.test(maker)
    ? `${maker.slice(0, 2)}${item.slice(2)}${maker[2]}`
    : maker.endsWith('00')
      ? `${maker.slice(0, 3)}${item.slice(3)}3`
      : maker.endsWith('0')
        ? `${maker.slice(0, 4)}${item.slice(4)}4`
        : `${maker}${item.slice(4)}`
  return `${first}${short}${check}`
}
