/** The recipes in a recipe, under its ingredients: to open, and how much of each is needed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { SubRecipeLine } from '@saltbush/contract/recipe/sub-recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { useSession } from '../../../api/session';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import { closedText, quantitiesText } from './line-words';
import { SubRecipeSteps } from './sub-recipe-steps.lazy';
import classes from './sub-recipes.module.css';
import { linesOfRecipes, useSubRecipeLines, type LineOfRecipe } from './use-sub-recipe-lines';

export interface SubRecipeListProps {
  recipe: Pick<RecipeOnWire, 'ingredients' | 'measures'>;
  /** By which the recipe is scaled. */
  factor: number;
  title?: string;
  /** The steps of each can be shown in their place, for somebody who is cooking. */
  hasSteps?: boolean;
}

/** Nothing for a recipe without any. */
export function SubRecipeList(props: SubRecipeListProps) {
  const { recipe, factor, title = t`Recipes in it`, hasSteps = false } = props;
  const id = useId();
  const lines = linesOfRecipes(recipe.ingredients);
  const { data, isError } = useSubRecipeLines(recipe.measures, lines);
  if (lines.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <li key={index}>
            <Line line={line} found={data?.[index]} factor={factor} />
            {hasSteps && isOpenable(data?.[index]) && (
              <StepsInPlace line={line} measures={recipe.measures} factor={factor} />
            )}
          </li>
        ))}
      </ul>
      {isError && (
        <p className={classes.hint}>
          <Trans>How much of them is shown when you’re online.</Trans>
        </p>
      )}
    </section>
  );
}

/** Unknown without a network: this device may have it. */
const isOpenable = (found: SubRecipeLine | undefined): boolean =>
  found === undefined || found.state === 'open';

interface StepsInPlaceProps {
  line: LineOfRecipe;
  measures: RecipeOnWire['measures'];
  factor: number;
}

function StepsInPlace({ line, measures, factor }: StepsInPlaceProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? t`Hide steps` : t`Show steps`;
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={isShown}
        aria-label={t`${label} of ${line.name}`}
        onClick={() => setShown(!isShown)}
      >
        {label}
      </Button>
      {isShown && (
        <SubRecipeSteps
          line={line}
          measures={measures}
          factor={factor}
          inner={(recipe, made) => <SubRecipeList recipe={recipe} factor={made} hasSteps />}
        />
      )}
    </>
  );
}

interface LineProps {
  line: LineOfRecipe;
  /** Undefined until it is known, or without a network. */
  found: SubRecipeLine | undefined;
  factor: number;
}

function Line({ line, found, factor }: LineProps) {
  if (found && found.state !== 'open') {
    return (
      <>
        {line.name} <span className={classes.hint}>{closedText(found)}</span>
      </>
    );
  }
  const minutes = found?.readyMinutes;
  const facts = [
    found &&
      (quantitiesText(found, factor) ?? t`we can’t say how much of it “${asWritten(line)}” is`),
    minutes ? formatMinutes(minutes) : undefined,
  ].filter(Boolean);
  return (
    <>
      <RecipeLink id={line.recipeId} title={found?.title ?? line.name} />
      {facts.length > 0 && <span className={classes.hint}> · {facts.join(' · ')}</span>}
    </>
  );
}

function RecipeLink({ id, title }: { id: string; title: string }) {
  const isSignedIn = useSession() !== undefined;
  const to = isSignedIn ? paths.recipe : paths.sharedRecipe;
  return (
    <TextLink to={to} params={{ id }} className={classes.link}>
      {title}
    </TextLink>
  );
}

const asWritten = ({ amount, unit }: LineOfRecipe): string =>
  [amount, unit].filter(Boolean).join(' ');
