import { expect, test } from 'vitest';
import { splitAtConjunctions } from '../conjunctions';
import { withOneWording } from './one-wording';

test.each([
  ['coriander/cilantro', 'cilantro'],
  ['cilantro / coriander', 'cilantro'],
  ['coriander or cilantro leaves', 'cilantro leaves'],
  ['eggplant/aubergine', 'aubergine'],
  ['zucchini/courgettes', 'courgettes'],
  ['rocket/arugula', 'arugula'],
  ['spring onions/scallions', 'scallions'],
  ['bicarb/baking soda', 'bicarb'],
  ['shrimp or prawns', 'shrimp'],
])('two names of one food are one: %s', (text, name) => {
  expect(withOneWording(splitAtConjunctions(text)).map((part) => part.text)).toEqual([name]);
});

test.each(['butter/margarine', 'beef or lamb', 'salt and salt', 'lemon, lemons', 'parsley/mint'])(
  'two foods, and foods that are listed, stay two: %s',
  (text) => expect(withOneWording(splitAtConjunctions(text))).toHaveLength(2),
);
