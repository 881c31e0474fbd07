import { answers, refuses, table } from '../../support/table.js'

table('rest_science_relativity', [
  answers(
    'three fifths of the speed of light',
    { beta: 0.6 },
    {
      gamma: 1.25,
      speed: 179875474.8,
      dilatedTime: 1.25,
      contractedLength: 0.8,
      restEnergy: 8.98755178737e16,
      kineticEnergy: 2.24688794684e16,
      totalEnergy: 1.12344397342e17,
      momentum: 224844343.5,
      rapidity: 0.69314718056,
      dopplerApproaching: 2,
      dopplerReceding: 0.5,
      redshift: 1,
      addedBeta: 0.6,
    },
    'gamma = 1/0.8; c^2 = 89875517873681764; ln 2',
  ),
  answers(
    'quantities of one’s own',
    { beta: 0.8, mass: 3, properTime: 6, length: 10, beta2: 0.5 },
    {
      gamma: 1.66666666667,
      dilatedTime: 10,
      contractedLength: 6,
      dopplerApproaching: 3,
      addedBeta: 0.928571428571,
    },
    '5/3; 1.3/1.4',
  ),
  answers(
    'at rest',
    { beta: 0 },
    { gamma: 1, speed: 0, kineticEnergy: 0, momentum: 0, rapidity: 0, redshift: 0, addedBeta: 0 },
    'Newton',
  ),
  answers(
    'a walk, whose energy needs more than 40 digits',
    { beta: 1e-25 },
    { gamma: 1, kineticEnergy: 4.49377589368e-34, redshift: 1e-25, rapidity: 1e-25 },
    'beta^2/2*c^2; beta',
  ),
  answers(
    'the fastest',
    { beta: 0.999999999999 },
    { gamma: 707106.781187, dopplerApproaching: 1414213.56237 },
    '1/sqrt(1 - 0.999999999999^2) of mpmath',
  ),
  answers('the other way', { beta: 0.5, beta2: -0.5 }, { addedBeta: 0 }, '0.5 - 0.5'),
  refuses(400, 'the speed of light', { beta: 1 }, 'beta'),
  refuses(400, 'a negative mass', { beta: 0.5, mass: -1 }, 'mass'),
])
