import { expect, it } from 'vitest';
import { hasProgressBar, partOf, previousStep, wizardSteps } from './wizard-steps';

const steps = Array.from({ length: wizardSteps }, (_, index) => index + 1);

it('goes back down to the first step, and never from the end to an unsaved photo', () => {
  expect(steps.map(previousStep)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 7]);
});

it('says which of five parts the steps 6 to 8 are', () => {
  expect(steps.filter((step) => partOf(step))).toEqual([6, 7, 8]);
  expect([6, 7, 8].map(partOf)).toEqual([2, 3, 4].map((part) => ({ part, of: 5 })));
});

it('has a progress bar above step 6, except in 7 and 9', () => {
  expect(steps.filter(hasProgressBar)).toEqual([8]);
});
