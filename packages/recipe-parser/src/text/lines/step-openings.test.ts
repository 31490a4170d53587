import { expect, it } from 'vitest';
import { opensLikeStep } from './step-openings';

it.each(['Melt the butter', 'Toast the bread', 'Roll it out', 'Mix, roll, bake', 'Ajoutez le sel'])(
  'the line %j begins like a step',
  (line) => expect(opensLikeStep(line)).toBe(true),
);

it.each([
  'butter, melted',
  'Toast',
  'roast beef',
  'Cooked chicken',
  'Haselnüsse gemahlen',
  'Sesam zum Bestreuen',
  'rolled oats',
  'Mixed salad leaves',
])('the line %j does not begin like a step', (line) => expect(opensLikeStep(line)).toBe(false));
