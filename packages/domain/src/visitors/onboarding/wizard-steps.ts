/**
 * The steps of the onboarding wizard (Spec 2 and 4).
 *
 * - 1 to 5 are slides, 6 has the example recipes, 7 the own recipe, 8 its photo, 9 is the end.
 * - Next goes on from 1 to 6. The own recipe is saved in 7, or in 8 with a photo; both go on to 9.
 * - Back goes down to 1. From 9 it goes to 7: 8 is only for a recipe that is not saved yet.
 * - Steps 6 to 8 say "n of 5": the slides count as the first of five parts, the end as the last.
 * - A progress bar is shown above step 6 except in 7 and 9, so in 8.
 */
export const wizardSteps = 9;
export const slideSteps = 5;
export const samplesStep = 6;
export const ownRecipeStep = 7;
export const photoStep = 8;
export const lastStep = 9;

const parts = 5;

/** @example previousStep(9) // 7 */
export const previousStep = (step: number): number =>
  step === lastStep ? ownRecipeStep : Math.max(1, step - 1);

/** @example partOf(6) // { part: 2, of: 5 } */
export function partOf(step: number): { part: number; of: number } | undefined {
  if (step < samplesStep || step > photoStep) return undefined;
  return { part: step - slideSteps + 1, of: parts };
}

export const hasProgressBar = (step: number): boolean =>
  step > samplesStep && step !== ownRecipeStep && step !== lastStep;
