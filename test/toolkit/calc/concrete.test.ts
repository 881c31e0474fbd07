import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_concrete', [
  answers(
    'a slab',
    { shape: 'slab', length: 5, width: 4, height: 0.1 },
    {
      volume: 2,
      volumeWithWaste: 2.1,
      dryVolume: 3.234,
      cementKg: 776.2,
      cementBags: 16,
      sandM3: 1.078,
      gravelM3: 1.617,
      waterLiters: 388.1,
    },
    '2*1.05*1.54 = 3.234; /6*1440 = 776.16',
  ),
  answers(
    'columns',
    { shape: 'column', diameter: 0.3, height: 3, count: 4, waste: 0 },
    { volume: 0.8482, dryVolume: 1.3063 },
    'pi/4*0.09*3*4 = 0.848230; *1.54 = 1.306274',
  ),
  answers(
    'a tube',
    { shape: 'tube', diameter: 1, innerDiameter: 0.8, height: 2, waste: 0 },
    { volume: 0.5655 },
    'pi/4*0.36*2 = 0.565487',
  ),
  answers(
    'bags that come out even',
    { shape: 'slab', length: 10, width: 5, height: 1, waste: 0, ratio: '1:1:1', bagKg: 33.6 },
    { cementKg: 36960, cementBags: 1100 },
    '50*1.54/3*1440 = 36960, though 77/3 never ends',
  ),
  answers(
    'fractions in the ratio',
    { shape: 'slab', length: 1, width: 1, height: 1, waste: 0, ratio: '1:1.5:2.5', waterCement: 0.45 },
    { cementKg: 443.5, sandM3: 0.462, gravelM3: 0.77, waterLiters: 199.6 },
    '1.54/5*1440 = 443.52; *0.45 = 199.584',
  ),
  refuses(400, 'a slab without its width', { shape: 'slab', length: 1, height: 1 }, 'width'),
  refuses(400, 'a column without its diameter', { shape: 'column', height: 1 }, 'diameter'),
  answers(
    'water that ends in the half of a decilitre',
    { shape: 'slab', length: 21, width: 2.5, height: 0.125, waste: 0, ratio: '1:4:8', waterCement: 0.65 },
    { waterLiters: 727.7 },
    '6.5625*1.54*1440/13*0.65 = 727.65',
  ),
  refuses(
    400,
    'a tube without its inner diameter',
    { shape: 'tube', diameter: 1, height: 1 },
    'innerDiameter',
  ),
  refuses(400, 'no cement', { shape: 'slab', length: 1, width: 1, height: 1, ratio: '0:2:3' }, 'ratio'),
  refuses(400, 'two parts', { shape: 'slab', length: 1, width: 1, height: 1, ratio: '1:2' }, 'ratio'),
  refuses(
    422,
    'a hole as wide as the tube',
    { shape: 'tube', diameter: 1, innerDiameter: 1, height: 1 },
    'innerDiameter',
  ),
])
