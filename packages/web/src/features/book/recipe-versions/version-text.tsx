/** The full text of an earlier version. */
import { Skeleton } from '@mantine/core';
import type { RecipeVersionText } from '@saltbush/contract/book/recipe-versions';
import { type Ingredient, type Step, toSections } from '@saltbush/recipe-parser/recipe';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { FormattedText, IngredientList } from '../../recipe/recipe-content';
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

const asWritten = ({ amount, unit }: Ingredient) => ({ amount, unit, isApproximate: false });

function Text({ version }: { version: RecipeVersionText }) {
  const { title, description, ingredients = [], instructions = [], notes } = version;
  const serves = knownServes(version);
  const steps = toSteps({ instructions, instructionSections: version.instructionSections });
  return (
    <div className={classes.text}>
      <h3>{title}</h3>
      {description && (
        <p>
          <FormattedText text={description} />
        </p>
      )}
      {serves !== undefined && <p>Serves {serves}</p>}
      {toSections(ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <IngredientList heading={heading} ingredients={lines} read={asWritten} />
        </div>
      ))}
      <Steps steps={steps} />
      {notes && (
        <>
          <h4>Notes</h4>
          <p>
            <FormattedText text={notes} />
          </p>
        </>
      )}
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return toSections(steps).map(({ heading, lines }, index) => (
    <div key={index}>
      {heading && <h4>{heading}</h4>}
      <ol className={classes.steps} start={steps.indexOf(lines[0]!) + 1}>
        {lines.map(({ text }, at) => (
          <li key={at}>
            <FormattedText text={text} />
          </li>
        ))}
      </ol>
    </div>
  ));
}
