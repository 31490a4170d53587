import { expect, test } from 'vitest';
import { stepNumber, withoutCounting } from './step-numbers';
import { stepsFrom } from './steps';

test.each([
  ['Step 1 of 8: Boil the rice.', 'Boil the rice.'],
  ['Étape 2 sur 4 : Cuire le riz.', 'Cuire le riz.'],
  ['Schritt 3 von 5 - Reis kochen.', 'Reis kochen.'],
  ['Step 1 of 8', ''],
])('the counting in "%s" is dropped', (written, text) => {
  expect(withoutCounting(written)).toBe(text);
});

test('the text "Step 1 of 8" of a recipe of two steps is its count, and no step', () => {
  const texts = ['Step 1 of 8', 'Boil the rice.', 'Step 2 of 8', 'Drain it.'];
  expect(stepsFrom(texts).map(({ text }) => text)).toEqual(['Boil the rice.', 'Drain it.']);
  expect(stepNumber('Step 2 of 8')).toBe(2);
});

test('a method that is printed twice is one, and two steps that are done twice stay', () => {
  const steps = ['Roll the dough out.', 'Fold it in three.', 'Chill it for an hour.'];
  expect(stepsFrom([...steps, ...steps]).map(({ text }) => text)).toEqual(steps);
  const folds = [...steps.slice(0, 2), ...steps.slice(0, 2)];
  expect(stepsFrom(folds).map(({ text }) => text)).toEqual(folds);
});
