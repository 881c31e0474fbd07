/** Whether a text as a segment of a path would mean that path or its parent (RFC 3986, section 5.2.4), even encoded. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..'
