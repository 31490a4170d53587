/** What one wants to know before opening a recipe: how long, for how many, how good. */
import { VisuallyHidden } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import classes from './recipe-card.module.css';

export function CardFacts({ recipe }: { recipe: RecipeCard }) {
  const { serves, totalMinutes, ratingAverage, ratingCount } = recipe;
  return (
    <p className={classes.facts}>
      {totalMinutes !== undefined && (
        <>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {formatMinutes(totalMinutes)}
          <span aria-hidden>·</span>
        </>
      )}
      Serves {serves}
      {ratingAverage !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span className={classes.rating}>
            <IconStarFilled size={15} aria-hidden />
            <span aria-hidden>
              {shownAverage(ratingAverage)} ({ratingCount.toLocaleString('en-AU')})
            </span>
            <VisuallyHidden>
              {shownAverage(ratingAverage)} of 5 stars, {ratingsWord(ratingCount)}
            </VisuallyHidden>
          </span>
        </>
      )}
    </p>
  );
}

const shownAverage = (average: number): string => average.toFixed(1).replace('.0', '');

const ratingsWord = (count: number): string => (count === 1 ? '1 rating' : `${count} ratings`);
