import { answers, near, refuses, table } from '../../support/table.js'

const refused = (name: string, formula: string, about: string) =>
  refuses<'rest_science_molarMass'>(422, name, { formula }, about)

const hill = (formula: string, expected: string, atoms: number) =>
  answers<'rest_science_molarMass'>(formula, { formula }, { hill: expected, atoms }, 'counted by hand')

table('rest_science_molarMass', [
  answers(
    'water with a mass',
    { formula: 'H2O', grams: 18.015 },
    {
      formula: 'H2O',
      hill: 'H2O',
      molarMass: 18.015,
      // 2*1.00782503223 + 15.99491461957
      monoisotopicMass: 18.010565,
      atoms: 3,
      elements: [
        { symbol: 'H', name: 'Hydrogen', count: 2, mass: 2.016, percent: 11.1907 },
        { symbol: 'O', name: 'Oxygen', count: 1, mass: 15.999, percent: 88.8093 },
      ],
      moles: 1,
      molecules: 6.02214076e23,
    },
    'IUPAC 2021; 2.016/18.015; NIST isotopes',
  ),
  answers(
    'a hydrate',
    { formula: 'CuSO4.5H2O' },
    { hill: 'CuH10O9S', molarMass: 249.677, atoms: 21, moles: null, molecules: null },
    '63.546 + 32.06 + 9*15.999 + 10*1.008',
  ),
  answers(
    'an element without a standard weight',
    { formula: 'Tc2O7' },
    { molarMass: 307.993, monoisotopicMass: null },
    '2*98 + 7*15.999',
  ),
  answers('selenium', { formula: 'Se' }, { molarMass: 78.971 }, 'IUPAC 2021'),
  answers('no mass at all', { formula: 'He', grams: 0 }, { moles: 0, molecules: 0 }, '0 g'),
  answers(
    'glucose',
    { formula: 'C6H12O6', grams: 10 },
    { hill: 'C6H12O6', molarMass: 180.156, moles: near(10 / 180.156, 1e-12), monoisotopicMass: 180.063388 },
    '6*12.011 + 12*1.008 + 6*15.999; PubChem 180.06338810',
  ),
  answers(
    'a charge is ignored',
    { formula: '[Fe(CN)6]^4-' },
    { hill: 'C6FeN6', molarMass: 211.953 },
    '55.845 + 6*26.018',
  ),
  hill('Ca(OH)2', 'CaH2O2', 5),
  hill('K4[Fe(CN)6]·3H2O', 'C6H6FeK4N6O3', 26),
  hill('2H2O*NaCl', 'ClH4NaO2', 8),
  hill('{[(CH3)2CH]2}3', 'C18H42', 60),
  hill('H^+', 'H', 1),
  hill('Co', 'Co', 1),
  hill('CO', 'CO', 2),
  refused('an unknown element', 'Xx2', 'Xx'),
  refused('a small letter', 'h2O', 'h'),
  refused('an open bracket', 'Ca(OH2', 'brackets'),
  refused('a closing bracket', 'CaOH)2', 'brackets'),
  refused('brackets of two kinds', 'Ca(OH]2', 'brackets'),
  refused('empty brackets', 'Ca()2', 'empty'),
  refused('an empty part', 'H2O.', 'empty'),
  refused('a count of 0', 'H0', '0'),
  refused('a blank', 'H2 O', 'unexpected'),
  refused('a charge in the middle', 'Fe^2+O', '^'),
  refused('counts beyond measure', '((((H)9999)9999)9999)', 'atoms'),
  refused('a count of twenty digits', 'H99999999999999999999', 'count'),
  refused('a hundred empty brackets', `${'('.repeat(100)}${')'.repeat(100)}`, 'empty'),
  refuses(400, 'over 200 characters', { formula: 'H'.repeat(201) }, 'formula'),
  refuses(400, 'a mass below 0', { formula: 'H2O', grams: -1 }, 'grams'),
])
