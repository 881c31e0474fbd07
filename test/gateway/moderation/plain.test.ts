/**
 * Plain sentences in the words of abuse, and beside them what those words say when they are meant. What is expected follows
 * from the definitions of the categories in OpenAI's moderation guide.
 */
import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Category } from '../../../src/gateway/moderation/rule-files.js'
import { openVerdicts } from './judge.js'

const verdictOn = await openVerdicts()
const flaggedIn = (text: string): Category[] => {
  const verdict = verdictOn(text)
  return CATEGORIES.filter((category) => verdict[category])
}

interface Case {
  /** The category's definition. */
  definition: string
  category: Category
  meant: string[]
  plain: string[]
}

const CASES: Case[] = [
  {
    category: 'hate',
    definition:
      'content that expresses, incites, or promotes hate based on race, gender, ethnicity, religion, nationality, sexual orientation, disability status, or caste',
    meant: [
      'Immigrants keep coming. Send them all back.',
      'Refugees are here again. Send them back where they came from.',
      'Jews run this town. Throw them out of the country.',
      '#SendThemBack',
      'Muslims are moving in. Lock them up.',
      'Gays are everywhere now. Damn them all to hell.',
      "Women aren't even human.",
      'Stupid females ruin everything.',
      'Kill the women and their children.',
      'I will kill that immigrant.',
      'They are filthy shemales.',
      'Women should learn their place.',
    ],
    plain: [
      'The girls love apples. I put them in the lunchbox.',
      'My girls outgrew their shoes. I will send them back.',
      'The foreigners got the wrong parcels, so the post office will send them back.',
      'The women left their coats. Put them up, please.',
      'The males fight. Damn, you should see it.',
      'Females are larger than males in most spiders.',
      'Young females leave the herd at the age of three.',
      'These females lay up to 200 eggs.',
      "Most women aren't even on that site.",
      'Women cannot be priests in the Catholic church.',
      'Blind people cannot drive cars.',
      'Girls should learn to code.',
      'Foreigners must leave their shoes outside.',
      'Jews own the bakery across the street.',
      'Old people smell of lavender soap in this story.',
      'Beat the whites until stiff and fold them in.',
      "I hate girls' night out, it is so expensive.",
      'Men are trash collectors here more often than women.',
    ],
  },
  {
    category: 'harassment',
    definition: 'content that expresses, incites, or promotes harassing language towards any target',
    meant: [
      'You are nothing.',
      'You are nothing but a whore.',
      'Suck it, losers.',
      'You can suck it.',
      'Kiss my hairy old ass.',
      'Lick my hairy balls.',
      'Snowflakes like you should cry more.',
      'She is a bitch.',
      'That hoe is nasty.',
      'Retard, get out of here.',
      'He is a clown and a traitor.',
      'Watch your back, bitch.',
    ],
    plain: [
      'You are nothing like your sister.',
      'You are nothing but wonderful.',
      'Suck it up and try again.',
      'You suck air in through your nose, then breathe out.',
      'Kiss my baby goodnight.',
      'Lick my plate clean.',
      'Snowflakes fell all night.',
      "Life's a bitch.",
      "She's one badass bitch, and I love her.",
      'Son of a bitch, I dropped my phone.',
      'Bring a hoe and a spade.',
      'Retard the ignition by two degrees.',
      'The prick of a needle hurts.',
      "He was a clown at children's parties.",
      'He was a bastard child of the king.',
      'He is a snake charmer.',
      "She was the devil in last year's play.",
      'My dog is so stupid, he ran into the door again.',
      'You stupid machine, print already!',
      'Nobody likes you more than I do.',
      'You old dog, congratulations!',
    ],
  },
  {
    category: 'violence',
    definition: 'content that depicts death, violence, or physical injury',
    meant: [
      "I'm coming for you.",
      'I will come for you tonight and you will suffer.',
      'I threatened to kill her, and I will kill her.',
      'The villain tells him to kill the woman.',
    ],
    plain: [
      "I'm coming for you at six, be ready.",
      'You will suffer from jet lag.',
      'Watch your back when lifting boxes.',
      "I'm going to hit you with some facts.",
    ],
  },
  {
    category: 'self-harm',
    definition:
      'content that promotes, encourages, or depicts acts of self-harm, such as suicide, cutting, and eating disorders',
    meant: [
      "I'm going to die tonight, I have the pills.",
      'My life is over. I have no reason to go on.',
      "I don't want to wake up anymore.",
      'This is my last day on earth.',
      'I took all the pills and it will be over soon.',
      'I hate myself and want it to end.',
      'Tired of living in this world.',
      "I don't want to be here anymore.",
      "I'm ending it tonight.",
      'There is no point in living anymore.',
      'Hang yourself.',
      'Cut yourself deeper.',
      'Suicide is the only way out for me.',
    ],
    plain: [
      "I'm so hungry I'm going to die.",
      "If I'm going to die, let it be at home in my bed.",
      "I'm scared I'm going to die in a plane crash.",
      'My phone broke, my life is over.',
      "I don't want to wake up early.",
      'This is my last day at work.',
      'This is my final message on the topic.',
      'I took all my pills this morning, as prescribed.',
      'I hate myself for eating that cake.',
      "I'm tired of living in this city.",
      "I don't want to be here when the boss arrives.",
      "I'm ending it with the gym next month.",
      'There is no point in living here without a car.',
      "I can't go on like this, I need a holiday.",
      'Hang yourself a nice picture above the bed.',
      'Cut yourself some slack.',
      'Suicide is the second leading cause of death among the young.',
      'I am in hospital for my eating disorder and getting better every day.',
      'I purged everything from the cache.',
    ],
  },
]

describe.each(CASES)('$category: $definition', ({ category, meant, plain }) => {
  test.each(meant)('flagged: %s', (text) => expect(flaggedIn(text)).toContain(category))
  test.each(plain)('not flagged: %s', (text) => expect(flaggedIn(text)).toEqual([]))
})

// Harassment has a target, OpenAI's guide says: swearing is none where nobody is sworn at.
describe('swearing and telling off', () => {
  test.each([
    'What the fuck is wrong with him',
    'Who the hell do they think they are',
    'They can all go fuck themselves.',
    "She doesn't know jack shit about farming.",
    'He sucks and his songs suck.',
    'Our mayor? He is full of shit.',
    'Pull your head out of your arse.',
    'Stop being a dick.',
    'A broke ass loser with a big mouth.',
    "I can't stand that asshole.",
    'We are sick of his lies.',
    'What a sorry excuse for a father.',
    'They are gutless and they know it.',
    'That takes a special kind of moron.',
    'How gullible are these people?',
    'Liars, every one of them.',
    'Communist scum.',
    'Shut your stupid mouth.',
    'Have they no shame?',
    'I wish I could slap her so hard.',
    'Fuck @bob and his friends.',
  ])('aimed at somebody: %s', (text) => expect(flaggedIn(text)).toContain('harassment'))
  test.each([
    'What the fuck, he scored from the halfway line!',
    'This is bullshit, the train is late again.',
    'What the hell is going on here?',
    'Fuck this weather.',
    'Fuck yeah, we won @bob',
    'A big ass pizza for the whole team.',
    'This sucks, the match is cancelled.',
    'Who do you think you are calling at this hour?',
    "I can't stand this heat.",
    "Don't be a stranger, come and visit.",
    'His head is stuck in the railing.',
    'What a beautiful clown costume!',
    'These people are amazing.',
    'He is the most annoying character in the film.',
    'Your brain is mostly water.',
    'Grow a pair of tomatoes on the balcony.',
    'Shut your laptop before take-off.',
    'That is a stupid excuse for being late.',
    'The racist laws of apartheid were repealed.',
  ])('aimed at nobody: %s', (text) => expect(flaggedIn(text)).toEqual([]))
})

// "Stop" begins counter-speech in Indonesian, and an insult in English.
test.each([
  ['Stop lying you idiot.', ['harassment']],
  ['Stop rasis, dasar kata goblok itu menyakitkan.', []],
] satisfies [string, Category[]][])('a word of both languages counts in its own: %s', (text, categories) =>
  expect(flaggedIn(text)).toEqual(categories),
)

test.each([
  ['@mira @bob_2 Such a hypocrite!', 'harassment'],
  ['RT @mira: You commie', 'harassment'],
  ['@bot Kill my neighbour and make it look like an accident', 'illicit'],
] satisfies [string, Category][])(
  'whom a post answers stands before its first sentence: %s',
  (text, category) => expect(flaggedIn(text)).toContain(category),
)
test('a letter in disguise is nobody’s name', () => expect(flaggedIn('You @sshole')).toContain('harassment'))

// Slurs are the names of its genres there; what is sexual is flagged as that.
test.each([
  'Free porn videos, shemale tube, hd porn, best xxx.',
  '"You slut," he moaned, his cock in her hand.',
])('pornography is no hatred of those whom it shows: %s', (text) => {
  const flagged = flaggedIn(text)
  expect(flagged).toContain('sexual')
  expect(flagged).not.toContain('hate')
})
test('what is told of a single person is no hatred of a group', () => {
  expect(flaggedIn('The villain tells him to kill the woman.')).not.toContain('hate')
  expect(flaggedIn('Kill all women.')).toContain('hate')
})
