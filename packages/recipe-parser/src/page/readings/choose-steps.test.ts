import { expect, it } from 'vitest';
import { chooseSteps } from './choose-steps';

const shown = [
  'Rub the butter into the flour and add one egg. Chill the dough for half an hour.',
  'Fry the onion in a little butter until it is soft and golden.',
  'Whisk the milk with the other egg and season it well.',
  'Line a tin, fill it with onion and pour the milk over. Bake for 40 minutes until set.',
];

const stepsOf = (texts: readonly string[]) => texts.map((text) => ({ text }));
const chosen = (data: readonly string[], page: readonly string[] = shown) =>
  chooseSteps(stepsOf(data), stepsOf(page)).map(({ text }) => text);

it.each<[string, string[]]>([
  ['one text that is cut off', [`${shown[0]} Fry the onion in a little…`]],
  ['a last step that is cut off', [shown[0]!, shown[1]!, 'Whisk the milk with the other egg...']],
  ['steps that are all cut off', shown.map((text) => `${text.slice(0, 40)}…`)],
  [
    'numbers of photos and an end that is cut off',
    ['Rub the butter into the flour 1 and add 2...'],
  ],
  ['numbers alone', ['1', '2', '3', '4']],
  ['settings alone', ['5 min/120 °C/speed 2', '3 min/speed 4', '40 min/180 °C']],
  [
    'the first sentence of some, and fewer',
    ['Rub the butter into the flour and add one egg.', shown[1]!],
  ],
])('steps of the page count where the data has %s', (_name, data) => {
  expect(chosen(data)).toEqual(shown);
});

it.each<[string, string[], string[]]>([
  ['the same', shown, shown],
  ['a step that trails off', [...shown.slice(0, 3), `${shown[3]} Enjoy…`], shown],
  [
    'the same without remarks',
    shown,
    shown.map((text, at) => (at > 1 ? `${text} Tip: use a big tin.` : text)),
  ],
  [
    'the same without whose photos they are',
    shown,
    shown.map((text) => `${text} Photo by Ida Holm and others`),
  ],
  ['another dish', ['Boil the rice in plenty of water…', 'Drain it and let it cool down…'], shown],
])('steps of the data count that are %s', (_name, data, page) => {
  expect(chosen(data, page)).toEqual(data);
});
