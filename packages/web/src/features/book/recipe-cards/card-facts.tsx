/** Time, serves, rating and the last cooking on a card. */
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatCookedOn } from '@saltbush/domain/plan/cook-log/cook-log';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { useViewMode } from '../../../api/view-mode';
import { formatCount } from '../../../ui/format-count';
import { useToday } from '../../device/view-mode';
import classes from './recipe-card.module.css';

export function CardFacts({ recipe }: { recipe: RecipeCard }) {
  const { totalMinutes, ratingAverage, ratingCount, lastCookedOn } = recipe;
  const serves = knownServes(recipe);
  return (
    <div className={classes.facts}>
      <p>
        {totalMinutes !== undefined && (
          <span className={classes.fact}>
            <IconClock size={16} stroke={1.75} aria-hidden />
            {formatMinutes(totalMinutes)}
          </span>
        )}
        {serves !== undefined && (
          <span className={classes.fact}>
            <Trans>Serves {serves}</Trans>
          </span>
        )}
        {ratingAverage !== undefined && (
          <span className={`${classes.fact} ${classes.rating}`}>
            <IconStarFilled size={15} aria-hidden />
            <span aria-hidden>
              {shownAverage(ratingAverage)} ({formatCount(ratingCount)})
            </span>
            <VisuallyHidden>
              <Trans>
                {shownAverage(ratingAverage)} of 5 stars, {ratingsWord(ratingCount)}
              </Trans>
            </VisuallyHidden>
          </span>
        )}
        {lastCookedOn !== undefined && <LastCooked date={lastCookedOn} />}
      </p>
    </div>
  );
}

function LastCooked({ date }: { date: PlainDate }) {
  const day = formatCookedOn(date, useToday(useViewMode()));
  return (
    <span className={classes.fact}>
      <IconChefHat size={16} stroke={1.75} aria-hidden />
      <Trans>Cooked {day}</Trans>
    </span>
  );
}

const shownAverage = (average: number): string => average.toFixed(1).replace('.0', '');

const ratingsWord = (count: number): string =>
  plural(count, { one: '# rating', other: '# ratings' });
