/** An idea: the card of its recipe, with how many of the foods at hand it uses, and what is missing. */
import { Trans } from '@lingui/react/macro';
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs';
import { memo } from 'react';
import type { Idea } from '@saltbush/contract/book/inspiration';
import { RecipeCardItem } from '../recipe-cards';
import classes from './idea-card.module.css';
import { generalText, needsText, useUpText } from './idea-labels';

export interface IdeaCardProps {
  idea: Idea;
  /** How many of the foods at hand it uses. */
  uses: string;
  /** Then it matters that a recipe gives no time. */
  hasTimeLimit: boolean;
  isEager: boolean;
}

export const IdeaCard = memo(function IdeaCard(props: IdeaCardProps) {
  const { idea, uses, hasTimeLimit, isEager } = props;
  const { recipe, source } = idea;
  const useUp = useUpText(idea);
  const general = generalText(idea);
  return (
    <RecipeCardItem recipe={recipe} isOwn={source === 'own'} isEager={isEager}>
      <div className={classes.idea}>
        <p>
          <strong>{uses}</strong>
        </p>
        <p>{needsText(idea)}</p>
        {useUp && (
          <p className={classes.useUp}>
            <IconHourglassHigh size={16} stroke={1.75} aria-hidden />
            <span>{useUp}</span>
          </p>
        )}
        {general && <p className={classes.aside}>{general}</p>}
        {hasTimeLimit && recipe.totalMinutes === undefined && (
          <p className={classes.aside}>
            <Trans>Doesn’t say how long it takes</Trans>
          </p>
        )}
      </div>
    </RecipeCardItem>
  );
});
