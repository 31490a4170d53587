/** One step in large type with its ingredients below. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { ingredientsInStep } from '@saltbush/domain/book/cooking/ingredients-in-step';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import {
  amountOf,
  type AmountReaders,
  AmountText,
  StepImage,
  StepText,
  useStepAmounts,
  amountText,
} from '../../../recipe/recipe-content';
import classes from './cooking-screens.module.css';

export interface StepScreenProps {
  recipe: RecipeOnWire;
  /** Counted from 1. */
  step: number;
  /** Undefined until the step is parsed. */
  parts: readonly StepPart[] | undefined;
  readers: AmountReaders;
}

export function StepScreen({ recipe, step, parts, readers }: StepScreenProps) {
  const [areAmountsShown] = useStepAmounts();
  const { text, section, imageUrl } = toSteps(recipe)[step - 1]!;
  return (
    <>
      <Title order={2} id="screen" className={classes.heading} data-announced>
        <Trans>
          Step {step} of {recipe.instructions.length}
        </Trans>
      </Title>
      {section && (
        <p className={classes.section} data-announced>
          {section}
        </p>
      )}
      <p className={classes.text} data-announced>
        <StepText
          text={text}
          parts={parts}
          recipe={recipe}
          step={step}
          amounts={areAmountsShown ? readers : undefined}
        />
      </p>
      <StepImage imageUrl={imageUrl} step={step} />
      {parts && <UsedHere parts={parts} readers={readers} />}
    </>
  );
}

function UsedHere({ parts, readers }: { parts: readonly StepPart[]; readers: AmountReaders }) {
  const uses = ingredientsInStep(
    parts.flatMap((part) => (part.kind === 'mention' ? [part.mention] : [])),
  );
  if (uses.length === 0) return null;
  return (
    <div className={classes.uses}>
      <h3 className={classes.usesTitle}>
        <Trans>In this step</Trans>
      </h3>
      <ul aria-label={t`In this step`}>
        {uses.map((use, index) => {
          const { name, note: written } = readers.ingredients[use.ingredient]!;
          const amount = amountOf(use, readers);
          const note = amount?.note ?? written;
          return (
            <li key={index}>
              {amount && (
                <strong className={classes.amount}>
                  <AmountText text={amountText(amount)} />{' '}
                </strong>
              )}
              {name}
              {note && <span className={classes.note}>, {note}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
