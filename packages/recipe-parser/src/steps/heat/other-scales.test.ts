import { expect, test } from 'vitest';
import { otherScales } from './other-scales';
import { temperaturesIn } from './temperatures';

test.each([
  ['Bake at 180°C.', ['160°C fan', '350°F', 'gas 4']],
  ['Bake at 180°C/160°C fan.', ['350°F', 'gas 4']],
  ['Bake at 350°F.', ['180°C', '160°C fan', 'gas 4']],
  ['Bake at 180C (350F/gas 4).', ['160°C fan']],
  ['Bake at gas mark 6.', ['200°C', '180°C fan', '400°F']],
  ['Bake at 160°C fan.', ['180°C', '350°F', 'gas 4']],
  ['Bake at 160–180°C.', ['140–160°C fan', '325–350°F', 'gas 3–4']],
  ['Dry in the oven at 90°C.', ['70°C fan', '195°F']],
  ['Bake meringues at 120°C.', ['100°C fan', '250°F', 'gas ½']],
  ['Bake in a moderate oven.', ['180°C', '160°C fan', '350°F', 'gas 4']],
  ['Cook until it reaches 74°C.', ['165°F']],
  ['Heat the syrup to 240°F.', ['116°C']],
])('the temperature in "%s" is also %j', (text, others) => {
  expect(temperaturesIn(text).map(otherScales)).toEqual([others]);
});
