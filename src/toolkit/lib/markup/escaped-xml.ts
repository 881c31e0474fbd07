const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A reader would take these for the line's end or for a space.
  '\r': '&#13;',
}

/** A text as XML has it in elements and attributes. */
export const escapedXml = (text: string): string =>
  text.replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? sign)
