import { expect, it } from 'vitest'
import { findVoice, readVoices } from '../../../src/gateway/local/engines/voices.js'

// Lines as espeak-ng 1.51 prints them.
const LANGUAGES = `Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  cmn             --/M      Chinese_(Mandarin,_latin_as_English) sit/cmn              (zh-cmn 5)(zh 5)
 5  en-029          --/M      English_(Caribbean) gmw/en-029           (en 10)
 2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
 2  en-us           --/M      English_(America)  gmw/en-US            (en 3)
 5  hy              --/M      Armenian_(East_Armenia) ine/hy               (hy-arevela 5)
 5  hyw             --/M      Armenian_(West_Armenia) ine/hyw              (hy-arevmda 5)(hy 8)
 9  en              --/F      en-german-1        mb/mb-de1-en         
`
const VARIANTS = `Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  variant         --/F      female3            !v/f3                
 5  variant         --/M      Mr_serious         !v/Mr serious        
 5  variant         --/M      Storm              !v/Storm             (en-us 5)
`
const voices = readVoices(LANGUAGES, VARIANTS)

it.each([
  ['en-gb', 'gmw/en'],
  ['en', 'gmw/en'],
  ['EN_US', 'gmw/en-US'],
  ['zh', 'sit/cmn'],
  ['hy', 'ine/hy'],
  ['hy-arevmda', 'ine/hyw'],
  ['en+f3', 'gmw/en+f3'],
  ['en-us+storm', 'gmw/en-US+Storm'],
  ['en-us+mr', null],
  ['en+', null],
  ['en+f3+f3', null],
  ['xx', null],
  ['+f3', null],
  ['gmw/en', null],
])('knows %s as %s', (asked, voice) => {
  expect(findVoice(asked, voices)).toBe(voice)
})
