import { answers, refuses, table } from '../../support/table.js'

table('rest_color_adjust', [
  answers(
    'lighter',
    { color: '336699', lightness: 20 },
    { original: '#336699', hex: '#6699cc', hsl: { h: 210, s: 50, l: 60 }, alpha: 1 },
    'hsl(210 50% 40%) to hsl(210 50% 60%)',
  ),
  answers(
    'nothing to do',
    { color: 'rebeccapurple' },
    { original: '#663399', hex: '#663399', hsl: { h: 270, s: 50, l: 40 }, alpha: 1 },
    'the colour itself',
  ),
  answers(
    'a turn back',
    { color: 'red', hue: -120 },
    { hex: '#0000ff', hsl: { h: 240, s: 100, l: 50 } },
    '-120 is 240',
  ),
  answers('a full turn', { color: '336699', hue: 360 }, { hex: '#336699' }, 'modulo 360'),
  answers('all saturation', { color: '336699', saturation: 100 }, { hex: '#0066cc' }, 'hsl(210 100% 40%)'),
  answers(
    'no saturation',
    { color: '336699', saturation: -100 },
    { hex: '#666666', hsl: { h: 0, s: 0, l: 40 } },
    'l 40 is 102',
  ),
  answers(
    'beyond white',
    { color: '336699', lightness: 90 },
    { hex: '#ffffff', hsl: { h: 0, s: 0, l: 100 } },
    'held at 100',
  ),
  answers(
    'inverted',
    { color: '336699', invert: true },
    { hex: '#cc9966', hsl: { h: 30, s: 50, l: 60 } },
    '255 - each',
  ),
  answers('grey of red', { color: 'red', grayscale: true }, { hex: '#7f7f7f' }, '0.2126 encoded: 127.1'),
  answers('grey of green', { color: 'lime', grayscale: true }, { hex: '#dcdcdc' }, '0.7152 encoded: 219.8'),
  answers(
    'grey first, then inverted',
    { color: 'red', grayscale: true, invert: true },
    { hex: '#808080' },
    '255 - 127.1 = 127.9',
  ),
  answers(
    'lighter first, then grey',
    { color: 'black', lightness: 20, grayscale: true },
    { hex: '#333333' },
    'l 20 is 51',
  ),
  answers(
    'a new alpha',
    { color: '33669980', alpha: 1 },
    { original: '#33669980', hex: '#336699', alpha: 1 },
    'it replaces the old one',
  ),
  answers(
    'no alpha left',
    { color: '336699', alpha: 0 },
    { hex: '#33669900', alpha: 0 },
    'it replaces the old one',
  ),
  answers(
    'its own alpha',
    { color: '33669980', lightness: 20 },
    { hex: '#6699cc80', alpha: 0.502 },
    '128/255',
  ),
  answers(
    'HSL of the 8-bit result',
    { color: 'hsl(211.3 50.4% 40.4%)' },
    { hex: '#33659b', hsl: { h: 211.15, s: 50.49, l: 40.39 } },
    '0.200384, 0.395176 and 0.607616 are 51, 101 and 155; 104/206, 206/510, 60*(4 - 50/104)',
  ),
  refuses(422, 'no colour', { color: 'reddish' }, '"reddish"'),
  refuses(400, 'more than a turn', { color: 'red', hue: 361 }, 'hue'),
  refuses(400, 'an alpha of 2', { color: 'red', alpha: 2 }, 'alpha'),
])
