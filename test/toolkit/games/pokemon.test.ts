import { answers, refuses, table } from '../../support/table.js'

/** The package writes its accents apart from the letters. */
const FLABEBE = 'Flabe\u0301be\u0301'

const named = (name: string, expected: string, number: number) =>
  answers<'rest_games_pokemon'>(
    `by ${name}`,
    { name },
    { name: expected, number },
    'Dex.species.get of @pkmn/dex 0.10.11',
  )

table('rest_games_pokemon', [
  answers(
    'Charizard',
    { name: 'Charizard' },
    {
      number: 6,
      name: 'Charizard',
      types: ['Fire', 'Flying'],
      generation: 1,
      stats: {
        hp: 78,
        attack: 84,
        defense: 78,
        specialAttack: 109,
        specialDefense: 85,
        speed: 100,
        total: 534,
      },
      abilities: [
        { name: 'Blaze', hidden: false },
        { name: 'Solar Power', hidden: true },
      ],
      weightKg: 90.5,
      eggGroups: ['Monster', 'Dragon'],
      evolvesFrom: 'Charmeleon',
      evolvesTo: [],
      weaknesses: [
        { type: 'Rock', factor: 4 },
        { type: 'Electric', factor: 2 },
        { type: 'Water', factor: 2 },
      ],
      resistances: [
        { type: 'Bug', factor: 0.25 },
        { type: 'Grass', factor: 0.25 },
        { type: 'Fairy', factor: 0.5 },
        { type: 'Fighting', factor: 0.5 },
        { type: 'Fire', factor: 0.5 },
        { type: 'Steel', factor: 0.5 },
      ],
      immunities: ['Ground'],
    },
    'Bulbapedia',
  ),
  answers(
    'one of one type that evolves in several ways',
    { name: 'eevee' },
    {
      number: 133,
      types: ['Normal'],
      weaknesses: [{ type: 'Fighting', factor: 2 }],
      resistances: [],
      immunities: ['Ghost'],
      evolvesFrom: null,
      evolvesTo: ['Vaporeon', 'Jolteon', 'Flareon', 'Espeon', 'Umbreon', 'Leafeon', 'Glaceon', 'Sylveon'],
      abilities: [
        { name: 'Run Away', hidden: false },
        { name: 'Adaptability', hidden: false },
        { name: 'Anticipation', hidden: true },
      ],
    },
    'Bulbapedia',
  ),
  answers(
    'an ability of the special slot',
    { name: 'Greninja' },
    {
      abilities: [
        { name: 'Torrent', hidden: false },
        { name: 'Protean', hidden: true },
        { name: 'Battle Bond', hidden: false },
      ],
    },
    'Bulbapedia',
  ),
  answers(
    'no weakness of Stellar',
    { name: 'Sableye' },
    {
      types: ['Dark', 'Ghost'],
      weaknesses: [{ type: 'Fairy', factor: 2 }],
      immunities: ['Fighting', 'Normal', 'Psychic'],
    },
    'Bulbapedia',
  ),
  named('25', 'Pikachu', 25),
  named('0006', 'Charizard', 6),
  named('1025', 'Pecharunt', 1025),
  named('MR MIME', 'Mr. Mime', 122),
  named('nidoran♀', 'Nidoran-F', 29),
  named('Nidoran♂', 'Nidoran-M', 32),
  named('Flabébé', FLABEBE, 669),
  named('flabebe', FLABEBE, 669),
  named('Charizard-Mega-X', 'Charizard-Mega-X', 6),
  named('mega charizard x', 'Charizard-Mega-X', 6),
  named('Alolan Raichu', 'Raichu-Alola', 26),
  named('Gastrodon-East', 'Gastrodon-East', 423),
  named('zard', 'Charizard', 6),
  named(' type: null ', 'Type: Null', 772),
  refuses(422, 'an unknown name', { name: 'Agumon' }, '"Agumon"'),
  refuses(422, 'a number that none has', { name: '1026' }, '"1026"'),
  refuses(422, 'the number 0', { name: '0' }, '"0"'),
  refuses(422, 'a negative number', { name: '-25' }, '"-25"'),
  refuses(422, 'one of no game', { name: 'Syclant' }, '"Syclant"'),
  refuses(422, 'MissingNo.', { name: 'MissingNo.' }, 'MissingNo.'),
  refuses(422, 'a member of every object', { name: 'constructor' }, 'constructor'),
  refuses(422, 'other letters', { name: 'ポケモン' }, 'ポケモン'),
  refuses(400, 'nothing', { name: '' }, 'name'),
  refuses(400, 'over 40 characters', { name: 'x'.repeat(41) }, 'name'),
])
