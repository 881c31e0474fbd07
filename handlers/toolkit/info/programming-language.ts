import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { programmingLanguagesCalled } from '#toolkit/lib/reference/programming-languages'

export default feature('rest_info_programmingLanguage', ({ language }) => {
  const items = programmingLanguagesCalled(language).map(({ aceMode, id, ...row }) => ({
    ...row,
    aliases: [...row.aliases],
    extensions: [...row.extensions],
    filenames: [...row.filenames],
    interpreters: [...row.interpreters],
    editorMode: aceMode,
    languageId: id,
  }))
  if (items.length === 0) unprocessable(`${quoted(language)} is unknown to GitHub Linguist.`)
  return { count: items.length, items }
})
