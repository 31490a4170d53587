/** Step 6: at least five example recipes for the person's recipe book. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { minSamples, samplesNeeded } from '@saltbush/domain/visitors/onboarding/samples';
import { ownRecipeStep } from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { NextButton } from '../wizard/next-button';
import type { Wizard } from '../wizard/use-wizard';
import { StepNotice, type Notice } from '../wizard/step-notice';
import { WizardStep } from '../wizard/wizard-step';
import { SampleDialog } from './sample-dialog';
import { SampleGrid } from './sample-grid';
import classes from './samples.module.css';
import { useAddSamples, type Adding } from './use-add-samples';
import { useSamples } from './use-samples';

export interface SamplesStepProps {
  wizard: Wizard;
  /** The detail dialog is over the wizard. */
  onCover: (isCovered: boolean) => void;
}

export function SamplesStep({ wizard, onCover }: SamplesStepProps) {
  const samples = useSamples();
  const all = samples.data ?? [];
  const { chosen, adding, isAdding, isEnough, notice, handleNext } = useChosen(wizard, samples);
  const canPick = chosen.length === 0 && all.length >= minSamples;
  return (
    <WizardStep
      title={t`Add 5 example recipes`}
      lead={t`Pick what your family would eat. You can change or remove them later.`}
      onBack={wizard.back}
      isBusy={isAdding}
      note={
        <>
          <StepNotice {...notice} />
          <SelectionNote count={chosen.length} adding={adding} />
        </>
      }
      actions={
        <>
          {canPick && <PickButton onClick={() => wizard.select(firstOf(all))} />}
          <NextButton isOff={!isEnough || isAdding} loading={isAdding} onClick={handleNext} />
        </>
      }
    >
      {samples.isError ? (
        <LoadFailed
          isRetrying={samples.isFetching}
          onRetry={() => void samples.refetch()}
          onSkip={() => wizard.goTo(ownRecipeStep)}
        />
      ) : (
        <Samples samples={samples.data} isBusy={isAdding} wizard={wizard} onCover={onCover} />
      )}
    </WizardStep>
  );
}

/** The chosen samples, and what Next does with them. */
function useChosen(wizard: Wizard, samples: ReturnType<typeof useSamples>) {
  const { adding, failure, add } = useAddSamples(wizard.nextSaying);
  /** How many were chosen when Next was pressed with too few. */
  const [tooFew, setTooFew] = useState<number>();
  const all = samples.data ?? [];
  const chosen = all.filter(({ _id }) => wizard.selected.includes(_id));
  const isEnough = samples.isSuccess && chosen.length >= samplesNeeded(all.length);
  const isAdding = adding !== undefined;
  const handleNext = () => {
    if (isAdding || !samples.isSuccess) return;
    if (!isEnough) setTooFew(chosen.length);
    else if (chosen.length === 0) wizard.next();
    else void add(chosen);
  };
  const notice = tooFew === chosen.length && !isEnough ? tooFewChosen : failure;
  return { chosen, adding, isAdding, isEnough, notice, handleNext };
}

const PickButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="subtle" px="sm" onClick={onClick}>
    <Trans>Pick 5 for me</Trans>
  </Button>
);

interface SamplesProps extends SamplesStepProps {
  samples: readonly RecipeCard[] | undefined;
  isBusy: boolean;
}

/** The grid, and the details of the one that is opened. */
function Samples({ samples, isBusy, wizard, onCover }: SamplesProps) {
  const [opened, setOpened] = useState<RecipeCard>();
  const handleOpen = (recipe: RecipeCard) => {
    setOpened(recipe);
    onCover(true);
  };
  return (
    <>
      <SampleGrid
        samples={samples}
        selected={wizard.selected}
        isBusy={isBusy}
        onToggle={wizard.toggle}
        onOpen={handleOpen}
      />
      {opened && (
        <SampleDialog
          key={opened._id}
          recipe={opened}
          isSelected={wizard.selected.includes(opened._id)}
          onToggle={() => wizard.toggle(opened._id)}
          onClose={() => onCover(false)}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const firstOf = (samples: readonly RecipeCard[]): string[] =>
  samples.slice(0, minSamples).map(({ _id }) => _id);

const tooFewChosen: Notice = {
  kind: 'warning',
  title: t`Please select at least 5 recipes`,
  message: t`You need to select at least 5 recipes to continue`,
};

function SelectionNote({ count, adding }: { count: number; adding: Adding | undefined }) {
  if (adding) {
    return (
      <div className={classes.adding}>
        <output>{t`Adding ${{ number: adding.done + 1 }} of ${{ total: adding.of }} …`}</output>
        <Progress size="xs" value={(100 * adding.done) / adding.of} aria-label={t`Recipes added`} />
      </div>
    );
  }
  return (
    <output className={classes.count}>
      {plural(count, {
        one: `# recipe selected (minimum ${minSamples})`,
        other: `# recipes selected (minimum ${minSamples})`,
      })}
    </output>
  );
}

interface LoadFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

function LoadFailed({ isRetrying, onRetry, onSkip }: LoadFailedProps) {
  return (
    <div className={classes.failed}>
      <ErrorState
        title={t`Error loading recipes`}
        message={t`Please try again. Or begin with a recipe of your own.`}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
      <Button variant="subtle" onClick={onSkip}>
        <Trans>Continue without examples</Trans>
      </Button>
    </div>
  );
}
