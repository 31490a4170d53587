/** The way into cooking mode; on a phone within reach of a thumb wherever one reads. Not without steps. */
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { isUnderWay } from '@saltbush/domain/cooking/cooking';
import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/link-button';
import { useFetchAhead } from '../../ui/use-fetch-ahead';
import { findCooking } from './kept-cookings';
import classes from './start-cooking.module.css';

export interface StartCookingProps {
  recipe: Pick<RecipeOnWire, '_id' | 'revision' | 'serves' | 'instructions'>;
  /** For how many it is read now. */
  serves: number;
}

const loadPage = () => import('./cooking-page');

export function StartCooking({ recipe, serves }: StartCookingProps) {
  const [left] = useState(() => findCooking(recipe._id)?.cooking);
  useFetchAhead(loadPage);
  if (recipe.instructions.length === 0) return null;
  return (
    <div className={classes.bar}>
      <LinkButton
        className={classes.button}
        size="lg"
        to={paths.cookRecipe}
        params={{ id: recipe._id }}
        search={serves === recipe.serves ? {} : { serves: String(serves) }}
        leftSection={<IconChefHat size={24} stroke={1.75} aria-hidden />}
      >
        {left && isUnderWay(left, recipe) ? 'Go on cooking' : 'Start cooking'}
      </LinkButton>
    </div>
  );
}
