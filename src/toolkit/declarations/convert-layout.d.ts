declare module 'convert-layout' {
  interface Layout {
    /** What the layout gives for the keys that write a text in the English one. */
    fromEn(text: string): string
    toEn(text: string): string
  }

  const layouts: Record<'ru' | 'uk' | 'by' | 'kk' | 'de' | 'cs' | 'gr' | 'he' | 'colemak', Layout>
  export default layouts
}
