/** State of the wizard; what is chosen and typed survives a reload. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import {
  lastStep,
  previousStep,
  samplesStep,
  slideSteps,
} from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { completeOnboarding } from '../complete-onboarding';
import type { Notice } from './step-notice';
import {
  blankOwnRecipe,
  readOnboarding,
  writeOnboarding,
  type OwnRecipe,
  type StoredOnboarding,
} from '../stored-onboarding';

export type Wizard = ReturnType<typeof useWizard>;

type WizardState = Omit<StoredOnboarding, 'userId'>;

const begin = (): WizardState =>
  readOnboarding() ?? { step: 1, selected: [], ownRecipe: blankOwnRecipe() };

interface WizardEvents {
  onCompleted: () => void;
  onAccountNeeded: (() => void) | undefined;
}

export function useWizard({ onCompleted, onAccountNeeded }: WizardEvents) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(begin);
  const [isCompleting, setCompleting] = useState(false);
  useEffect(() => writeOnboarding(state), [state]);

  const { step, goTo } = useStep(state, setState, onAccountNeeded);
  const toggle = (id: string) =>
    setState((now) => {
      const others = now.selected.filter((one) => one !== id);
      const isSelected = others.length < now.selected.length;
      return { ...now, selected: isSelected ? others : [...now.selected, id] };
    });
  const changeRecipe = (change: (recipe: OwnRecipe) => OwnRecipe) =>
    setState((now) => ({ ...now, ownRecipe: change(now.ownRecipe) }));
  const complete = async () => {
    setCompleting(true);
    await completeOnboarding(queryClient);
    onCompleted();
  };
  return {
    ...state,
    step,
    goTo,
    next: () => goTo(step + 1),
    ...useStepNotice(step, goTo),
    back: () => goTo(previousStep(step)),
    toggle,
    select: (selected: string[]) => setState((now) => ({ ...now, selected })),
    changeRecipe,
    /** The own recipe is saved: another one starts blank. */
    finishRecipe: () =>
      setState((now) => ({ ...now, ownRecipe: blankOwnRecipe(), step: lastStep })),
    isCompleting,
    complete,
  };
}

/** What a step says of the one before; it goes with the next one. */
function useStepNotice(step: number, goTo: (step: number) => void) {
  const [said, setSaid] = useState<{ notice: Notice; step: number }>();
  return {
    notice: said?.step === step ? said.notice : undefined,
    /** Goes on, and says there what this step has done. */
    nextSaying: (notice: Notice) => {
      setSaid({ notice, step: step + 1 });
      goTo(step + 1);
    },
  };
}

function useStep(
  state: WizardState,
  setState: Dispatch<SetStateAction<WizardState>>,
  onAccountNeeded: WizardEvents['onAccountNeeded'],
) {
  // A visitor who comes back from the registration is at the last slide.
  const step = onAccountNeeded ? Math.min(state.step, slideSteps) : state.step;
  const goTo = (next: number) => {
    if (next < samplesStep || !onAccountNeeded) setState((now) => ({ ...now, step: next }));
    else {
      // The new account goes on from there.
      writeOnboarding({ ...state, step: next });
      onAccountNeeded();
    }
  };
  return { step, goTo };
}
