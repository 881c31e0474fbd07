import { feature, unprocessable } from '#toolkit'
import { referenceOf, verseAt } from '#toolkit/lib/islamic/quran-reference'
import { tafsirOf } from '#toolkit/upstreams/islamic/tafsir'

export default feature('rest_islamic_quran_10', async ({ surah, ayah, edition }, context) => {
  const reference = referenceOf(verseAt(surah, ayah))
  const comment =
    (await tafsirOf(context, { edition, surah, ayah })) ??
    unprocessable(`${edition} has no comment on ${reference}.`)
  if (comment.text === '') unprocessable(`${edition} has no comment of its own on ${reference}.`)
  return { reference, surah: comment.surah, ayah: comment.ayah, edition, text: comment.text }
})
