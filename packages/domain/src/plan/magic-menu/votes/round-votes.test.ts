import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DishAnswer } from '../../rows/vote-answers';
import { roundSentence, roundValue } from './round-votes';

const week = '2026-11-23';
const said = (name: string, inRound: DishAnswer) => ({
  name,
  week,
  inRound,
  answer: inRound === 'no' ? ('no' as const) : ('yes' as const),
});

it.each<[string, ReturnType<typeof said>[], string | undefined]>([
  ['one love', [said('Kim', 'love')], 'Kim loves it.'],
  ['two loves', [said('Kim', 'love'), said('Sam', 'love')], 'Kim and Sam love it.'],
  ['a love before a yes', [said('Leo', 'yes'), said('Kim', 'love')], 'Kim loves it.'],
  ['yeses', [said('Kim', 'yes'), said('Leo', 'yes')], 'Kim and Leo said yes to it.'],
  ['a no alone', [said('Kim', 'no')], undefined],
  ['nothing', [], undefined],
  [
    'many long names',
    ['Bartholomew', 'Maximiliane', 'Konstantin', 'Wilhelmina', 'Seraphina'].map((name) =>
      said(name, 'love'),
    ),
    'Bartholomew and 4 others love it.',
  ],
])('the sentence of a round names who said it: %s', (_, votes, sentence) => {
  expect(roundSentence({ votes })).toBe(sentence);
});

it('the sentence of a round has at most 60 characters, whatever people are called', () => {
  const vote = fc.record({
    name: fc.string({ minLength: 1, maxLength: 40 }),
    week: fc.constant(week),
    answer: fc.constant('yes' as const),
    inRound: fc.constantFrom<DishAnswer>('love', 'yes', 'no'),
  });
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 12 }), (votes) => {
      expect(roundSentence({ votes })?.length ?? 0).toBeLessThanOrEqual(60);
    }),
  );
});

it('a love counts more than a yes, a yes more than nothing, and a no outweighs a love', () => {
  const values = (['love', 'yes', undefined, 'no'] as const).map((answer) =>
    roundValue({ votes: answer === undefined ? [] : [said('Kim', answer)] }),
  );
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(new Set(values).size).toBe(4);
  expect(roundValue({ votes: [said('Kim', 'love'), said('Leo', 'no')] })).toBeLessThan(0);
});
