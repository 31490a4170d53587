/** The whole of an earlier version, to read. */
import { Skeleton } from '@mantine/core';
import type { RecipeVersionText } from '@saltbush/contract/recipe-versions';
import { toSections } from '@saltbush/domain/recipes/sections';
import { toSteps } from '@saltbush/domain/recipes/steps';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/error-state';
import { IngredientLine } from '../ingredient-line';
import ingredientClasses from '../recipe-ingredients.module.css';
import classes from './history.module.css';
import { useVersionText } from './use-versions';

export interface VersionTextProps {
  recipeId: string;
  revision: number;
}

export function VersionText({ recipeId, revision }: VersionTextProps) {
  const { data, error, isFetching, refetch } = useVersionText(recipeId, revision);
  if (data) return <Text version={data} />;
  if (!error) return <Skeleton height={240} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Text({ version }: { version: RecipeVersionText }) {
  const { title, description, serves, ingredients = [], instructions = [], notes } = version;
  const steps = toSteps({ instructions, instructionSections: version.instructionSections });
  return (
    <div className={classes.text}>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <p>Serves {serves}</p>
      {toSections(ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <ul className={ingredientClasses.lines} aria-label={heading ?? 'Ingredients'}>
            {lines.map((line, at) => (
              <IngredientLine
                key={at}
                ingredient={line}
                shown={{ amount: line.amount, unit: line.unit, isApproximate: false }}
              />
            ))}
          </ul>
        </div>
      ))}
      {toSections(steps).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <ol className={classes.steps} start={steps.indexOf(lines[0]!) + 1}>
            {lines.map(({ text }, at) => (
              <li key={at}>{text}</li>
            ))}
          </ol>
        </div>
      ))}
      {notes && (
        <>
          <h4>Notes</h4>
          <p>{notes}</p>
        </>
      )}
    </div>
  );
}
