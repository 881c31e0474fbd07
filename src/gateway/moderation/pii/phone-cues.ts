/** Words before digits that tell what they are, in English and Indonesian. */
const PHONE =
  /\b(?:call(?:ed|ing)?|phones?|tel(?:p|pon|epon|ephone)?|mobile|cell(?:phone)?|fax|whats ?app|wa|text(?:ed)?|sms|ring|dial(?:l?ed)?|reach(?:ed)?|contact|hotline|helpline|landline|nomor|no\.? ?hp|hp|handphone|ponsel|hubungi|kontak|telfon|nelpon|call center|cp|ph|(?:desk|office)(?=\s?:)|answer(?:ing|ed|s)?|message me|messages to|sms to|my number|(?:her|his|their|your|our) number)\b/giu
const OTHER =
  /\b(?:ssn|social security|card|kartu|accounts?|rekening|norek|passport|paspor|licen[cs]e|order|invoice|faktur|pesanan|zip|postcode|kode pos|id|imei|iban|isbn|issn|resi|tracking|nik|ktp|npwp|nisn|nip|serial|model|sku|part|case|ticket|tiket|reference|ref|booking|flight|code|kode|pin|vat|tax|swift|routing|version|versi|build|article|batch|barcode|policy|polis|member|customer|patient|student|employee|doi|pmid|total|price|harga|amount|jumlah|population|in hex|bytes|seconds|meters|km|kg)\b/giu

const lastEnd = (text: string, words: RegExp): number => {
  let end = -1
  for (const { 0: word, index } of text.matchAll(words)) end = index + word.length
  return end
}

const PHONE_BEHIND = /^[\s(-]{0,2}(?:office|fax|mobile|cell|home|work|desk|\(?wa\b|whatsapp)\b/i

/** What the words around a number say that it is; of those before it the nearer wins. */
export const cueAround = (before: string, behind: string): 'phone' | 'other' | null => {
  if (PHONE_BEHIND.test(behind)) return 'phone'
  const [phone, other] = [lastEnd(before, PHONE), lastEnd(before, OTHER)]
  if (phone < 0 && other < 0) return null
  return phone > other ? 'phone' : 'other'
}
