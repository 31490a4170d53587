import { expect, test } from 'vitest';
import { fromSteps, toSteps } from './steps';

test.each([
  [undefined, [undefined, undefined]],
  [['Rice'], ['Rice', undefined]],
  [
    ['', 'Sauce', 'left over'],
    [undefined, 'Sauce'],
  ],
])('sections %j stand beside two steps', (instructionSections, expected) => {
  const steps = toSteps({ instructions: ['Boil.', 'Stir.'], instructionSections });
  expect(steps.map((step) => step.text)).toEqual(['Boil.', 'Stir.']);
  expect(steps.map((step) => step.section)).toEqual(expected);
});

test('pictures of steps are named by the place of their step', () => {
  const stepImages = [{ step: 1, imageUrl: '/images/a' }];
  const steps = toSteps({ instructions: ['Boil.', 'Stir.'], stepImages });
  expect(steps[1]).toMatchObject({ text: 'Stir.', imageUrl: '/images/a' });
  expect(fromSteps(steps).stepImages).toEqual(stepImages);
  expect(fromSteps(toSteps({ instructions: ['Boil.'], stepImages })).stepImages).toBeUndefined();
});

test('steps without sections send no second list', () => {
  expect(fromSteps([{ text: 'Boil.' }]).instructionSections).toBeUndefined();
});

test('one section among the steps makes the list of sections whole', () => {
  expect(fromSteps([{ text: 'Boil.' }, { text: 'Stir.', section: 'Sauce' }])).toEqual({
    instructions: ['Boil.', 'Stir.'],
    instructionSections: ['', 'Sauce'],
  });
});
