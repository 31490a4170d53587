/** Header of a recipe: image, title, one line of facts, description and actions. */
import { t } from '@lingui/core/macro';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { formatMinutes, totalTime } from '@saltbush/domain/recipe/recipes/times';
import { difficultyName } from '@saltbush/domain/recipe/recipes/choice-names';
import { useUser } from '../../../api/session';
import { TextLink } from '../../../ui/link-button';
import { RatingSummary } from '../reviews';
import { ImageCredit } from '../../recipe/recipe-content';
import { RecipeDescription } from './recipe-description';
import { RecipeGallery } from './recipe-gallery';
import classes from './recipe-head.module.css';

export interface RecipeHeadProps {
  recipe: RecipeOnWire;
  /** The button to start cooking; the first of the actions. */
  start?: ReactNode;
  actions: ReactNode;
  /** Whether the page shows ratings. */
  isRated: boolean;
}

export function RecipeHead({ recipe, start, actions, isRated }: RecipeHeadProps) {
  const user = useUser();
  return (
    <header className={classes.head}>
      <div>
        <RecipeGallery key={recipe._id} recipe={recipe} />
        {recipe.imageCredit && <ImageCredit credit={recipe.imageCredit} />}
      </div>
      <div className={classes.text}>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {recipe.title}
        </Title>
        <div className={classes.standing}>
          {factsOf(recipe).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {user?._id !== recipe.owner._id && <By recipe={recipe} />}
          {isRated && (
            <span>
              <RatingSummary rating={recipe} />
            </span>
          )}
        </div>
        {recipe.description && <RecipeDescription key={recipe._id} text={recipe.description} />}
        <div className={classes.actions}>
          {start}
          {actions}
        </div>
      </div>
    </header>
  );
}

/** Who lists nothing for everyone has no page. */
function By({ recipe: { owner, sharedWith } }: Pick<RecipeHeadProps, 'recipe'>) {
  const name = t`By ${owner.username}`;
  return (
    <span>
      {sharedWith.saltbush ? (
        <TextLink to="/cooks/$id" params={{ id: owner._id }} className={classes.cook}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </span>
  );
}

/** "1 h", "Medium": what decides whether it is cooked tonight. */
function factsOf(recipe: RecipeOnWire): string[] {
  const total = totalTime(recipe);
  const { difficulty } = recipe;
  return [
    ...(total === undefined ? [] : [formatMinutes(total)]),
    ...(difficulty ? [difficultyName(difficulty)] : []),
  ];
}
