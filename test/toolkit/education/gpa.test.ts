import { answers, refuses, table } from '../../support/table.js'

const refused = (name: string, courses: string) =>
  refuses<'rest_education_gpa'>(400, name, { courses }, 'courses')

table('rest_education_gpa', [
  answers(
    'a term',
    { courses: 'Math:A:3;Physics:B+:4' },
    {
      gpa: 3.6,
      credits: 7,
      points: 25.2,
      cumulativeGpa: 3.6,
      cumulativeCredits: 7,
      honor: 'cumLaude',
      neededGpa: null,
      reachable: null,
      items: [
        { name: 'Math', grade: 'A', credits: 3, points: 12 },
        { name: 'Physics', grade: 'B+', credits: 4, points: 13.2 },
      ],
    },
    '(4*3 + 3.3*4)/7',
  ),
  answers(
    'what was before, and a goal',
    { courses: 'a:B:3', priorGpa: 3.2, priorCredits: 57, goal: 3.3, nextCredits: 15 },
    { gpa: 3, cumulativeGpa: 3.19, cumulativeCredits: 60, neededGpa: 3.74, reachable: true },
    '191.4/60 = 3.19; (3.3*75 - 191.4)/15 = 3.74',
  ),
  answers(
    'a goal out of reach',
    { courses: 'a:C:30', goal: 3.5, nextCredits: 10 },
    { neededGpa: 8, reachable: false },
    '(3.5*40 - 60)/10',
  ),
  answers(
    'a goal just reached',
    { courses: 'a:B:10', goal: 3.5, nextCredits: 10 },
    { neededGpa: 4, reachable: true },
    '(70 - 30)/10',
  ),
  answers(
    'grades of either case and blanks',
    { courses: ' Art : a- : 1.5 ; PE : f : 0.5 ' },
    {
      gpa: 2.78,
      points: 5.55,
      items: [
        { name: 'Art', grade: 'a-', credits: 1.5, points: 5.55 },
        { name: 'PE', grade: 'f', credits: 0.5, points: 0 },
      ],
    },
    '5.55/2 = 2.775, half up',
  ),
  answers('A+ of two scales', { courses: 'a:A+:1' }, { gpa: 4, honor: 'summaCumLaude' }, 'us: A+ 4'),
  answers(
    'A+ where it counts more',
    { courses: 'a:A+:1', scale: 'usPlus', goal: 4.2, nextCredits: 1 },
    { gpa: 4.3, neededGpa: 4.1, reachable: true },
    'usPlus: A+ 4.3; 4.1 is below 4.3',
  ),
  answers(
    'Indonesian grades',
    { courses: 'a:AB:2;b:BC:2;c:B-:2', scale: 'indonesia' },
    { gpa: 2.92, honor: 'memuaskan' },
    '(7 + 5 + 5.5)/6',
  ),
  answers(
    'exactly 3.5 is no distinction in Indonesia',
    { courses: 'a:AB:2', scale: 'indonesia' },
    { gpa: 3.5, honor: 'sangatMemuaskan' },
    'over 3.5 is denganPujian',
  ),
  answers(
    '2.76 in Indonesia',
    { courses: 'a:B:19;b:C:6', scale: 'indonesia' },
    { gpa: 2.76, honor: 'memuaskan' },
    '(57 + 12)/25',
  ),
  answers(
    'percent',
    { courses: 'a:92.5:2;b:80:2', scale: 'percent' },
    { gpa: 3.45, honor: null },
    '(3.7*2 + 3.2*2)/4',
  ),
  answers(
    'an honour by the average before it is rounded',
    { courses: 'a:97.4:1', scale: 'percent' },
    { gpa: 3.9, honor: 'magnaCumLaude' },
    '97.4/25 = 3.896',
  ),
  refuses(422, 'a grade that the scale does not have', { courses: 'a:AB:1' }, '"AB" is not a grade'),
  refuses(422, 'a name of Object as a grade', { courses: 'a:constructor:1' }, 'is not a grade'),
  refuses(422, 'over 100 percent', { courses: 'a:101:1', scale: 'percent' }, 'is not a grade'),
  refused('two parts', 'a:A'),
  refused('no name', ':A:1'),
  refused('no credits', 'a:A:0'),
  refused('over 60 credits', 'a:A:61'),
  refused('credits that are no number', 'a:A:x'),
  refused('sixty-one courses', Array(61).fill('a:A:1').join(';')),
  refuses(400, 'an average without its credits', { courses: 'a:A:1', priorGpa: 3 }, 'priorCredits'),
  refuses(400, 'credits without their average', { courses: 'a:A:1', priorCredits: 3 }, 'priorGpa'),
])
