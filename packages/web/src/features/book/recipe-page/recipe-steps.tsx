/** The steps of a recipe, numbered, under their headings. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch, Title } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { ReadingMeasures } from '@saltbush/recipe-parser/ingredients';
import type { Rational } from '@saltbush/recipe-parser/units';
import { toSections } from '@saltbush/recipe-parser/recipe';
import { toSteps, type StepsOnWire } from '@saltbush/domain/recipe/recipes/steps';
import {
  type AmountReaders,
  StepImage,
  StepText,
  useMethod,
  useStepAmounts,
} from '../../recipe/recipe-content';
import classes from './recipe-steps.module.css';

export interface RecipeStepsProps {
  recipe: Pick<RecipeOnWire, '_id' | 'title' | 'measures' | 'ingredients' | keyof StepsOnWire>;
  factor: Rational;
  /** The measures of the reader; undefined as written. */
  to: ReadingMeasures | undefined;
  readers: AmountReaders;
}

export function RecipeSteps({ recipe, factor, to, readers }: RecipeStepsProps) {
  const [areShown, show] = useStepAmounts();
  const method = useMethod(recipe, factor, to);
  const sections = toSections(toSteps(recipe));
  const startOf = (index: number) =>
    sections.slice(0, index).reduce((count, { lines }) => count + lines.length, 0);
  return (
    <section aria-labelledby="steps">
      <StepsHead
        areAmountsShown={areShown}
        onShowAmounts={sections.length > 0 ? show : undefined}
      />
      {sections.map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ol
            className={classes.steps}
            start={startOf(index) + 1}
            style={{ counterReset: `step ${startOf(index)}` }}
          >
            {lines.map(({ text, imageUrl }, line) => {
              const at = startOf(index) + line;
              const shown = { parts: method?.[at], amounts: areShown ? readers : undefined };
              return (
                <li key={line}>
                  <StepText text={text} recipe={recipe} step={at + 1} {...shown} />
                  <StepImage imageUrl={imageUrl} step={at + 1} />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {sections.length === 0 && <p className={classes.none}>{t`No steps yet.`}</p>}
    </section>
  );
}

interface StepsHeadProps {
  areAmountsShown: boolean;
  /** Absent if there are no steps. */
  onShowAmounts: ((areShown: boolean) => void) | undefined;
}

function StepsHead({ areAmountsShown, onShowAmounts }: StepsHeadProps) {
  return (
    <div className={classes.head}>
      <Title id="steps" order={2} size="h3" tabIndex={-1}>
        <Trans>Steps</Trans>
      </Title>
      {onShowAmounts && (
        <Switch
          className={classes.switch}
          label={t`Amounts in the steps`}
          checked={areAmountsShown}
          onChange={(event) => onShowAmounts(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
