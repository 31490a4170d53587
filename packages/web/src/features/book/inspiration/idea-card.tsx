/** An idea: the card of its recipe, with how much of it is there, what is missing, and what it uses up. */
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs';
import { memo } from 'react';
import type { Idea } from '@saltbush/contract/book/inspiration';
import { RecipeCardItem } from '../recipe-cards';
import classes from './idea-card.module.css';
import { generalText, haveText, missingText, useUpText } from './idea-labels';

export interface IdeaCardProps {
  idea: Idea;
  /** Then it matters that a recipe gives no time. */
  hasTimeLimit: boolean;
  isEager: boolean;
}

export const IdeaCard = memo(function IdeaCard({ idea, hasTimeLimit, isEager }: IdeaCardProps) {
  const { recipe, source, missing } = idea;
  const useUp = useUpText(idea);
  const general = generalText(idea);
  return (
    <RecipeCardItem recipe={recipe} isOwn={source === 'own'} isEager={isEager}>
      <div className={classes.idea}>
        <p>
          <strong>{haveText(idea)}</strong>
          {missing.length > 0 && <> · needs {missingText(idea)}</>}
        </p>
        {useUp && (
          <p className={classes.useUp}>
            <IconHourglassHigh size={16} stroke={1.75} aria-hidden />
            <span>{useUp}</span>
          </p>
        )}
        {general && <p className={classes.aside}>{general}</p>}
        {hasTimeLimit && recipe.totalMinutes === undefined && (
          <p className={classes.aside}>Doesn’t say how long it takes</p>
        )}
      </div>
    </RecipeCardItem>
  );
});
