/** State of the wizard; what is chosen and typed survives a reload. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { lastStep, previousStep } from '@saltbush/domain/onboarding/wizard-steps';
import { call } from '../../../api/call';
import { storeUser } from '../../../api/session';
import {
  blankOwnRecipe,
  readOnboarding,
  removeOnboarding,
  writeOnboarding,
  type OwnRecipe,
  type StoredOnboarding,
} from '../stored-onboarding';

export type Wizard = ReturnType<typeof useWizard>;

type WizardState = Omit<StoredOnboarding, 'userId'>;

const begin = (): WizardState =>
  readOnboarding() ?? { step: 1, selected: [], ownRecipe: blankOwnRecipe() };

export function useWizard(onCompleted: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(begin);
  const [isCompleting, setCompleting] = useState(false);
  useEffect(() => writeOnboarding(state), [state]);

  const goTo = (step: number) => setState((now) => ({ ...now, step }));
  const toggle = (id: string) =>
    setState((now) => {
      const others = now.selected.filter((one) => one !== id);
      const isSelected = others.length < now.selected.length;
      return { ...now, selected: isSelected ? others : [...now.selected, id] };
    });
  const changeRecipe = (change: (recipe: OwnRecipe) => OwnRecipe) =>
    setState((now) => ({ ...now, ownRecipe: change(now.ownRecipe) }));
  /** Spec 4: on an error it closes all the same. */
  const complete = async () => {
    setCompleting(true);
    const body = { hasCompletedOnboarding: true, isNewCommunityMember: false };
    await call(accountsRoutes.updateProfile, { body }).then(storeUser, () => undefined);
    removeOnboarding();
    await queryClient.invalidateQueries({ refetchType: 'none' });
    onCompleted();
  };
  return {
    ...state,
    goTo,
    next: () => goTo(state.step + 1),
    back: () => goTo(previousStep(state.step)),
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
