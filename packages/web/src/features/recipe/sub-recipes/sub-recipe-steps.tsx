/** The ingredients and steps of a recipe in a recipe, in its place, for as much of it as the line asks for. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { timesOfLine } from '@saltbush/domain/recipe/sub-recipes/times-of-line';
import { multiplyRationals, rational, rationalFromNumber } from '@saltbush/recipe-parser/units';
import { describeError } from '../../../api/describe-error';
import {
  IngredientList,
  StepImage,
  StepText,
  useMethod,
  useRecipe,
  useRecipeReading,
} from '../recipe-content';
import classes from './sub-recipes.module.css';
import type { LineOfRecipe } from './use-sub-recipe-lines';

export interface SubRecipeStepsProps {
  line: LineOfRecipe;
  /** Of the recipe that the line stands in. */
  measures: RecipeOnWire['measures'];
  /** By which that recipe is scaled. */
  factor: number;
  /** What is shown of the recipes in this one; scaled as it is. */
  inner: (recipe: RecipeOnWire, factor: number) => ReactNode;
}

export function SubRecipeSteps({ line, ...props }: SubRecipeStepsProps) {
  const { data, error } = useRecipe(line.recipeId);
  if (data) return <Steps {...props} line={line} recipe={data} />;
  if (error) return <p className={classes.hint}>{describeError(error).message}</p>;
  return (
    <p className={classes.hint}>
      <Trans>Loading its steps …</Trans>
    </p>
  );
}

function Steps({
  line,
  measures,
  factor,
  inner,
  recipe,
}: SubRecipeStepsProps & { recipe: RecipeOnWire }) {
  // Here rather than asked of the server: it is known without a network too.
  const { times } = timesOfLine(line, measured(recipe), measures);
  const made = multiplyRationals(times ?? rational(1), rationalFromNumber(factor));
  const reading = useRecipeReading(recipe, recipe.serves, made);
  return (
    <div className={classes.inPlace}>
      {times === undefined && (
        <p className={classes.hint}>
          <Trans>We can’t say how much of it is asked for. These amounts are for all of it.</Trans>
        </p>
      )}
      <IngredientList
        heading={t`Ingredients of ${recipe.title}`}
        ingredients={recipe.ingredients}
        read={reading.readers.readWhole}
      />
      {inner(recipe, made.numerator / made.denominator)}
      <StepList recipe={recipe} reading={reading} />
    </div>
  );
}

interface StepListProps {
  recipe: RecipeOnWire;
  reading: ReturnType<typeof useRecipeReading>;
}

function StepList({ recipe, reading: { factor, measures, readers } }: StepListProps) {
  const method = useMethod(recipe, factor, measures.to);
  if (recipe.instructions.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>It has no steps yet.</Trans>
      </p>
    );
  return (
    <ol className={classes.steps} aria-label={t`Steps of ${recipe.title}`}>
      {toSteps(recipe).map(({ text, imageUrl }, index) => (
        <li key={index}>
          <StepText
            text={text}
            parts={method?.[index]}
            recipe={recipe}
            step={index + 1}
            amounts={readers}
          />
          <StepImage imageUrl={imageUrl} step={index + 1} />
        </li>
      ))}
    </ol>
  );
}

const measured = ({ _id, isServesUnknown, serves, ...recipe }: RecipeOnWire) => ({
  ...recipe,
  id: _id,
  serves: isServesUnknown ? undefined : serves,
});
