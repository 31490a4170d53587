/** How far one is, and the button that closes the wizard. */
import { t } from '@lingui/core/macro';
import { CloseButton, Progress, VisuallyHidden } from '@mantine/core';
import {
  hasProgressBar,
  partOf,
  wizardSteps,
} from '@saltbush/domain/visitors/onboarding/wizard-steps';
import classes from './wizard.module.css';

export interface WizardHeadProps {
  /** From 1 to 9. */
  step: number;
  onClose: () => void;
}

export function WizardHead({ step, onClose }: WizardHeadProps) {
  const place = partOf(step);
  return (
    <div className={classes.head}>
      <StepDots step={step} />
      {place ? (
        <p className={classes.part}>{t`${{ part: place.part }} of ${{ all: place.of }}`}</p>
      ) : (
        <VisuallyHidden>{t`Step ${step} of ${wizardSteps}`}</VisuallyHidden>
      )}
      <CloseButton className={classes.close} aria-label={t`Close`} onClick={onClose} />
      {place && hasProgressBar(step) && (
        <Progress
          className={classes.progress}
          size="xs"
          value={(100 * place.part) / place.of}
          aria-label={t`${{ part: place.part }} of ${{ all: place.of }} parts done`}
        />
      )}
    </div>
  );
}

/** Filled up to the current step. */
function StepDots({ step }: { step: number }) {
  return (
    <div className={classes.dots} aria-hidden>
      {Array.from({ length: wizardSteps }, (_, index) => (
        <span key={index} data-filled={index < step || undefined} />
      ))}
    </div>
  );
}
