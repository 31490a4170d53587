/** The onboarding wizard (Spec 2): nine steps over the page; a click outside does not close it. */
import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useState } from 'react';
import {
  lastStep,
  ownRecipeStep,
  photoStep,
  samplesStep,
} from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { FinishStep } from './finish/finish-step';
import { OwnRecipeStep } from './own-recipe/own-recipe-step';
import { PhotoStep } from './own-recipe/photo-step';
import { SamplesStep } from './samples/samples-step';
import { SlideStep } from './slides/slide-step';
import { useWizard, type Wizard } from './wizard/use-wizard';
import { WizardHead } from './wizard/wizard-head';
import classes from './wizard/wizard.module.css';

export interface OnboardingWizardProps {
  /** Hides it for the session. */
  onClose: () => void;
  /** The last step is done, whether the server knows it or not. */
  onCompleted: () => void;
  /** For a visitor: the slides are over, and what follows is for people with an account. */
  onAccountNeeded?: (() => void) | undefined;
}

export function OnboardingWizard(props: OnboardingWizardProps) {
  const { onClose, onCompleted, onAccountNeeded } = props;
  const wizard = useWizard({ onCompleted, onAccountNeeded });
  // Open after mounting: the modal then stores the element to return focus to.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  /** A dialog over the wizard: Escape and the focus are its own. */
  const [isCovered, setCovered] = useState(false);
  return (
    <Modal.Root
      opened={isMounted}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      fullScreen={isPhone}
      size={720}
      transitionProps={{ duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t`Welcome to Saltbush`} classNames={{ content: classes.content }}>
        <WizardHead step={wizard.step} onClose={onClose} />
        <Step key={wizard.step} wizard={wizard} onCover={setCovered} />
      </Modal.Content>
    </Modal.Root>
  );
}

interface StepProps {
  wizard: Wizard;
  onCover: (isCovered: boolean) => void;
}

function Step({ wizard, onCover }: StepProps) {
  if (wizard.step === samplesStep) return <SamplesStep wizard={wizard} onCover={onCover} />;
  if (wizard.step === ownRecipeStep) return <OwnRecipeStep wizard={wizard} />;
  if (wizard.step === photoStep) return <PhotoStep wizard={wizard} />;
  if (wizard.step === lastStep) return <FinishStep wizard={wizard} />;
  return <SlideStep wizard={wizard} />;
}
