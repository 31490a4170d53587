/** Steps 1 to 5: an image and a sentence. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { samplesStep, slideSteps } from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { useHomeCountry } from '../../../device/country';
import { NextButton } from '../wizard/next-button';
import type { Wizard } from '../wizard/use-wizard';
import { WizardStep } from '../wizard/wizard-step';
import { DishesScene, DragScene, ListScene, RecipesScene, WeekScene } from './scenes';
import { slidesWith } from './slides';

const scenes = [DishesScene, RecipesScene, WeekScene, DragScene, ListScene];

export function SlideStep({ wizard }: { wizard: Wizard }) {
  const { step } = wizard;
  const slide = slidesWith(useHomeCountry(undefined).stores)[step - 1];
  const Scene = scenes[step - 1];
  if (!slide || !Scene) return null;
  return (
    <WizardStep
      title={slide.title}
      lead={slide.text}
      image={<Scene />}
      onBack={step > 1 ? wizard.back : undefined}
      actions={
        <>
          {step < slideSteps && (
            <Button variant="subtle" px="sm" onClick={() => wizard.goTo(samplesStep)}>
              <Trans>Skip intro</Trans>
            </Button>
          )}
          <NextButton onClick={wizard.next} />
        </>
      }
    />
  );
}
