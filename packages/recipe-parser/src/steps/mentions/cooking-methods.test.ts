import { describe, expect, test } from 'vitest';
import { cookingMethodsOfSteps } from './cooking-methods';

const waysOf = (...sections: (string | undefined)[]) =>
  cookingMethodsOfSteps(sections.map((section) => ({ text: 'Cook.', section })));

describe('ways to cook one dish', () => {
  test('the example of cooking methods in the docstring holds', () => {
    const steps = [
      { text: 'Chop.' },
      { text: 'Cook for 6 hours.', section: 'Slow cooker' },
      { text: 'Bake.', section: 'In the oven' },
    ];
    expect(cookingMethodsOfSteps(steps)).toEqual([undefined, 'slow', 'oven']);
  });

  test('one appliance alone in the steps is a stage', () => {
    expect(waysOf('Sauce', 'Slow cooker', 'Serving')).toEqual([undefined, undefined, undefined]);
  });

  test('a heading that says what is cooked is a stage', () => {
    expect(waysOf('Grill the chicken', 'Air fryer chips')).toEqual([undefined, undefined]);
  });
});
