import { answers, refuses, table } from '../../support/table.js'

table('rest_fun_emojify', [
  answers(
    'by name, by tag',
    { text: 'I love pizza and my dog' },
    {
      text: 'I love 🥰 pizza 🍕 and my dog 🐶',
      count: 3,
      items: [
        { word: 'love', emoji: '🥰' },
        { word: 'pizza', emoji: '🍕' },
        { word: 'dog', emoji: '🐶' },
      ],
    },
    'gemoji 8.1.0, searched in Python',
  ),
  answers(
    'in place of the word, whatever its case',
    { text: 'Pizza! PIZZA', mode: 'replace' },
    {
      text: '🍕! 🍕',
      count: 2,
      items: [
        { word: 'Pizza', emoji: '🍕' },
        { word: 'PIZZA', emoji: '🍕' },
      ],
    },
    'gemoji 8.1.0, searched in Python',
  ),
  answers(
    'a plural',
    { text: 'dogs, cats' },
    {
      text: 'dogs 🐶, cats 🐱',
      count: 2,
      items: [
        { word: 'dogs', emoji: '🐶' },
        { word: 'cats', emoji: '🐱' },
      ],
    },
    'gemoji 8.1.0, searched in Python',
  ),
  answers(
    'a part of a name, but not of what is forbidden',
    { text: 'smoking bicycles potable water slice', mode: 'replace' },
    {
      text: '🚬 🚲 🚰 💦 slice',
      count: 4,
      items: [
        { word: 'smoking', emoji: '🚬' },
        { word: 'bicycles', emoji: '🚲' },
        { word: 'potable', emoji: '🚰' },
        { word: 'water', emoji: '💦' },
      ],
    },
    'gemoji 8.1.0, searched in Python',
  ),
  answers(
    'words that are never looked up',
    { text: 'the via no hi its ok' },
    { text: 'the via no hi its ok', count: 0, items: [] },
    'gemoji 8.1.0, searched in Python',
  ),
  answers(
    'a word within marks',
    { text: "dog's fire2fire" },
    {
      text: "dog 🐶's fire 🔥2fire 🔥",
      count: 3,
      items: [
        { word: 'dog', emoji: '🐶' },
        { word: 'fire', emoji: '🔥' },
        { word: 'fire', emoji: '🔥' },
      ],
    },
    'gemoji 8.1.0, searched in Python',
  ),
  refuses(400, 'another mode', { text: 'a', mode: 'remove' }, 'mode'),
])
