import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { stepParts } from './step-parts';
import { stepUses } from './step-uses';
import { temperaturesIn } from './heat/temperatures';
import { timersIn } from './times/timers';

const listed = ['3 tbsp oil', '2 onions', '500 ml milk'].map(splitIngredientLine);

function partsOf(text: string, to?: 'metric' | 'au' | 'us') {
  const mentions = stepUses([{ text }], listed)[0] ?? [];
  const temperatures = temperaturesIn(text);
  return stepParts(text, { mentions, timers: timersIn(text), temperatures }, to);
}

test.each([
  [
    'Fry the onions in 1 tbsp oil for 5 minutes.',
    ['mention: onions', 'said: 1 tbsp', 'mention: oil', 'time: 5 minutes'],
  ],
  [
    'Warm the milk (200 ml) to 80°C, then bake at 180°C for 20–25 minutes.',
    [
      'mention: milk',
      'said: 200 ml',
      'temperature: 80°C',
      'temperature: 180°C',
      'time: 20–25 minutes',
    ],
  ],
  ['Serve.', []],
  ['', []],
])('the step "%s" is split into its parts', (text, known) => {
  const parts = partsOf(text);
  expect(
    parts.flatMap((part) => (part.kind === 'plain' ? [] : [`${part.kind}: ${part.text}`])),
  ).toEqual(known);
});

test.each<['metric' | 'au' | 'us', string, string]>([
  ['metric', 'Bake at 350°F in a 9-inch tin.', 'Bake at 180°C in a 23 cm tin.'],
  ['metric', 'Bake at 325°F fan.', 'Bake at 160°C fan.'],
  ['au', 'Bake at gas mark 6.', 'Bake at 200°C.'],
  ['au', 'Bake in a moderate oven.', 'Bake in a moderate oven (180°C).'],
  ['au', 'Bake at 350°F (180°C).', 'Bake at 350°F (180°C).'],
  ['us', 'Bake at 180°C/160°C fan.', 'Bake at 350°F.'],
  ['us', 'Bake at 160°C fan.', 'Bake at 325°F fan.'],
  ['us', 'Cook until it reaches 74°C.', 'Cook until it reaches 165°F.'],
  ['us', 'Melt 1 stick butter.', 'Melt 1 stick butter.'],
  ['metric', 'Heat the syrup to 240°F.', 'Heat the syrup to 116°C.'],
])('the step in %s measures, "%s", reads: %s', (to, text, expected) => {
  const parts = partsOf(text, to);
  expect(parts.map((part) => part.text).join('')).toBe(expected);
  expect(parts.map((part) => part.written ?? part.text).join('')).toBe(text);
});

test('a converted temperature still shows what its author wrote', () => {
  const parts = partsOf('Bake at 350°F.', 'metric');
  expect(parts.find(({ kind }) => kind === 'temperature')).toEqual({
    kind: 'temperature',
    text: '180°C',
    written: '350°F',
    others: ['350°F', '160°C fan', 'gas 4'],
  });
});

test('the example of step parts in the docstring holds', () => {
  const text = 'Bake 20 minutes.';
  const timers = timersIn(text);
  expect(stepParts(text, { mentions: [], temperatures: [], timers })).toEqual([
    { kind: 'plain', text: 'Bake ' },
    { kind: 'time', text: '20 minutes', timer: timers[0] },
    { kind: 'plain', text: '.' },
  ]);
});

const words = 'add the 2 1/2 tbsp of oil milk onions ( ) 180°C 20 minutes half remaining and . ,';
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 25 }).map((each) => each.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

test('the parts of any step joined are its text, and none is empty', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = partsOf(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});
