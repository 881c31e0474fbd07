import { describe, expect, it } from 'vitest'
import { uthmaniTexts } from '#toolkit/lib/islamic/quran'
import { everydayPattern, spelledBothWays } from '#toolkit/lib/islamic/quran-spelling'
import { plainArabic } from '#toolkit/lib/islamic/quran-text'

const finds = (words: string, verse: string): boolean =>
  everydayPattern(words)?.test(spelledBothWays(verse)) ?? false

describe('everyday spelling of the Uthmani text', () => {
  // Uthmani text of the Madinah mushaf, and Tanzil's simple text of the same places.
  it.each([
    ['ٱلۡعَٰلَمِينَ', 'العالمين'],
    ['ٱلصَّلَوٰةَ', 'الصلاة'],
    ['سَمَٰوَٰتٖ', 'سماوات'],
    ['ٱلرِّبَوٰاْ', 'الربا'],
    ['ٱلتَّوۡرَىٰةَ', 'التوراة'],
    ['إِبۡرَٰهِـۧمَ', 'إبراهيم'],
    ['يَـٰٓأَيُّهَا', 'يا أيها'],
    ['هَـٰٓأَنتُمۡ', 'ها أنتم'],
    ['ٱلَّيۡلَ', 'الليل'],
    ['ٱلۡـَٰٔنَ', 'الآن'],
    ['بِـَٔايَٰتِنَا', 'بآياتنا'],
    ['شَيۡـٔٗا', 'شيئا'],
    ['شَٰطِيِٕ', 'شاطئ'],
    ['ٱللُّؤۡلُوِٕ', 'اللؤلؤ'],
    ['ٱلۡمَلَؤُاْ', 'الملأ'],
    ['وَجَآءُو', 'وجاءوا'],
    ['دَاوُۥدَ', 'داوود'],
    ['يُحۡيِۦ', 'يحيي'],
    ['نُـۨجِي', 'ننجي'],
    ['رَءَا كَوۡكَبٗا', 'رأى كوكبا'],
    ['وَيَبۡصُۜطُ', 'ويبسط'],
    ['لَدَا ٱلۡبَابِ', 'لدى الباب'],
    ['رَحۡمَتَ ٱللَّهِ', 'رحمة الله'],
    ['لِشَاْيۡءٍ', 'لشيء'],
    ['وَأَلَّوِ ٱسۡتَقَٰمُواْ', 'وأن لو استقاموا'],
  ])('%s is %s', (verse, everyday) => {
    expect(finds(everyday, verse)).toBe(true)
    expect(finds(verse, verse), 'its own spelling').toBe(true)
    expect(finds(plainArabic(verse), verse), 'without marks').toBe(true)
  })

  it.each([
    ['قُلۡ', 'قال'],
    ['ٱلَّذِينَ', 'للذين'],
    ['أَفۡـِٔدَتَهُمۡ', 'ود'],
    ['يَسۡتَـٔۡخِرُونَ', 'وخر'],
    ['كِتَٰبٗا', 'كتيبا'],
  ])('%s is not %s', (verse, words) => expect(finds(words, verse)).toBe(false))

  it('finds verses by their own text, with marks and without', () => {
    // 20:94, where one word stands for three, and every hundredth verse.
    const verses = uthmaniTexts().filter((_, index) => index === 2441 || index % 100 === 0)
    expect(verses.filter((verse) => !finds(verse, verse))).toEqual([])
    expect(verses.filter((verse) => !finds(plainArabic(verse), verse))).toEqual([])
  })

  it('takes the signs of patterns as letters', () => {
    expect(finds('ا.*', 'ٱلۡحَمۡدُ')).toBe(false)
    expect(finds('(ا|', 'ٱلۡحَمۡدُ')).toBe(false)
    expect(everydayPattern('\u0640\u064E \u200F')).toBeNull()
  })
})
