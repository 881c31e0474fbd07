import { answers, refuses, table } from '../../support/table.js'

const balanced = (equation: string, expected: string, charge = 0) =>
  answers<'rest_science_balance'>(equation, { equation }, { balanced: expected, charge }, 'balanced by hand')

const refused = (name: string, equation: string, about: string) =>
  refuses<'rest_science_balance'>(422, name, { equation }, about)

table('rest_science_balance', [
  answers(
    'rust',
    { equation: 'Fe + O2 -> Fe2O3' },
    {
      balanced: '4 Fe + 3 O2 -> 2 Fe2O3',
      reactants: [
        { formula: 'Fe', coefficient: 4 },
        { formula: 'O2', coefficient: 3 },
      ],
      products: [{ formula: 'Fe2O3', coefficient: 2 }],
      elements: ['Fe', 'O'],
      charge: 0,
    },
    '4 iron, 6 oxygen',
  ),
  balanced('3 H2 + 7O2 = H2O', '2 H2 + O2 -> 2 H2O'),
  balanced('C3H8 + O2 => CO2 + H2O', 'C3H8 + 5 O2 -> 3 CO2 + 4 H2O'),
  balanced('H2O → H2 + O2', '2 H2O -> 2 H2 + O2'),
  balanced('KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', '2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 8 H2O + 5 Cl2'),
  balanced('Ca3(PO4)2 + SiO2 + C -> CaSiO3 + CO + P', 'Ca3(PO4)2 + 3 SiO2 + 5 C -> 3 CaSiO3 + 5 CO + 2 P'),
  balanced('P2I4 + P4 + H2O -> PH4I + H3PO4', '10 P2I4 + 13 P4 + 128 H2O -> 40 PH4I + 32 H3PO4'),
  balanced('CuSO4.5H2O -> CuSO4 + H2O', 'CuSO4.5H2O -> CuSO4 + 5 H2O'),
  balanced(
    'MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O',
    'MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O',
    17,
  ),
  balanced('Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O', 'Cr2O7^2- + 14 H^+ + 6 e^- -> 2 Cr^3+ + 7 H2O', 6),
  balanced('Zn -> Zn^2+ + e^-', 'Zn -> Zn^2+ + 2 e^-'),
  balanced(
    'K4Fe(CN)6 + H2SO4 + H2O -> K2SO4 + FeSO4 + (NH4)2SO4 + CO',
    'K4Fe(CN)6 + 6 H2SO4 + 6 H2O -> 2 K2SO4 + FeSO4 + 3 (NH4)2SO4 + 6 CO',
  ),
  refused('what is not conserved', 'Fe -> Au', 'cannot be balanced'),
  refused('charges that do not add up', 'Na -> Na^+', 'cannot be balanced'),
  refused('one side alone that balances', 'H2 + O2 + H2O -> Fe', 'cannot be balanced'),
  refused('two ways', 'H2O2 + KMnO4 + H2SO4 -> MnSO4 + O2 + K2SO4 + H2O', 'more than one way'),
  refused('no arrow', 'H2 + O2', 'arrow'),
  refused('two arrows', 'H2O -> H2 + O2 -> H2O', 'arrow'),
  refused('an empty side', 'H2 + O2 ->', 'without a formula'),
  refused('two plus signs', 'H2 +  + O2 -> H2O', 'without a formula'),
  refused('a plus without blanks', 'H2+O2 -> H2O', '+'),
  refused('an unknown element', 'Xx + O2 -> XxO2', 'Xx'),
  refused(
    'more columns than rows',
    `${Array.from({ length: 60 }, () => 'H').join(' + ')} -> H2`,
    'more than one',
  ),
  refuses(400, 'over 500 characters', { equation: `${'H'.repeat(500)} -> H` }, 'equation'),
])
