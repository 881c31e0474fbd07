/** What digits and signs stand for in a word; 1, ! and | also for l. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}
const SIGN = /[0-9!|@$+]/g

/** The letters that the digits and signs of a word stand for. */
export const withoutLeet = (written: string): string => written.replaceAll(SIGN, (sign) => LEET[sign] ?? sign)
