import { expect, it } from 'vitest';
import { hasProgressBar, partOf, previousStep, wizardSteps } from './wizard-steps';

const steps = Array.from({ length: wizardSteps }, (_, index) => index + 1);

it('the wizard goes back down to its first step, and never from the end to an unsaved photo', () => {
  expect(steps.map(previousStep)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 7]);
});

it('the steps 6 to 8 of the wizard say which of five parts they are', () => {
  expect(steps.filter((step) => partOf(step))).toEqual([6, 7, 8]);
  expect([6, 7, 8].map(partOf)).toEqual([2, 3, 4].map((part) => ({ part, of: 5 })));
});

it('the wizard has a progress bar above step 6, except in 7 and 9', () => {
  expect(steps.filter(hasProgressBar)).toEqual([8]);
});
