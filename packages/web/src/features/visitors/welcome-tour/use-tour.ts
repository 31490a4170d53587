/** The current step of the tour and where its target is; steps without their target are skipped. */
import { useLayoutEffect, useState } from 'react';
import { followTarget, hasTarget, type Place } from './find-target';
import { tourSteps, type TourStep } from './tour-steps';

/** @param onEnd after the final step */
export function useTour(onEnd: () => void) {
  const [index, setIndex] = useState(0);
  const [found, setFound] = useState<{ step: TourStep; place: Place | undefined }>();
  const step = tourSteps[index]!;
  // Before the step is painted: the light must not lie on the target of the one before.
  useLayoutEffect(
    () =>
      step.target === undefined
        ? undefined
        : followTarget(step.target, (place) => setFound({ step, place })),
    [step],
  );

  const goTo = (next: number | undefined) => {
    if (next === undefined) onEnd();
    else setIndex(next);
  };
  return {
    step,
    place: found?.step === step ? found.place : undefined,
    isFirst: nearest(index, -1) === undefined,
    next: () => goTo(nearest(index, 1)),
    back: () => setIndex(nearest(index, -1) ?? index),
  };
}

/** The next step in this direction that can be shown. */
function nearest(index: number, direction: 1 | -1): number | undefined {
  const ahead = [...tourSteps.keys()].filter((at) => (at - index) * direction > 0);
  if (direction < 0) ahead.reverse();
  return ahead.find((at) => {
    const target = tourSteps[at]?.target;
    return target === undefined || hasTarget(target);
  });
}
