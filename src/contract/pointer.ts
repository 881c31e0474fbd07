/** The unescaped steps of a JSON Pointer (RFC 6901), alone or behind the `#` of a reference; none for a whole document. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
