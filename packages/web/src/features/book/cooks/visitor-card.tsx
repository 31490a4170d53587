/** A recipe for somebody who is not signed in: it opens, and has no buttons that need an account. */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { paths } from '../../../paths';
import { formatCount } from '../../../ui/format-count';
import { cookPath } from '../../recipe/cooks';
import { cardSizes, RecipeCover } from '../../recipe/recipes';
import { shownStars } from './cook-figures';
import classes from './cooks.module.css';

interface VisitorCardProps {
  recipe: RecipeCard;
  isEager: boolean;
  hasOwner: boolean;
}

export function VisitorCard({ recipe, isEager, hasOwner }: VisitorCardProps) {
  const { _id, title, owner } = recipe;
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes={cardSizes} isEager={isEager} />
      </div>
      <h2 className={classes.title}>
        <Link to={paths.sharedRecipeShort} params={{ id: _id }} className={classes.opening}>
          {title}
        </Link>
      </h2>
      <Facts recipe={recipe} />
      {hasOwner && (
        <p className={classes.facts}>
          <Link to={cookPath} params={{ id: owner._id }} className={classes.cook}>
            <Trans>By {owner.username}</Trans>
          </Link>
        </p>
      )}
    </li>
  );
}

function Facts({ recipe: { totalMinutes, ratingAverage, ratingCount } }: { recipe: RecipeCard }) {
  if (totalMinutes === undefined && ratingAverage === undefined) return null;
  return (
    <p className={classes.facts}>
      {totalMinutes !== undefined && <span>{formatMinutes(totalMinutes)}</span>}
      {ratingAverage !== undefined && (
        <span>
          <span aria-hidden>
            ★ {shownStars(ratingAverage)} ({formatCount(ratingCount)})
          </span>
          <VisuallyHidden>
            <Trans>{shownStars(ratingAverage)} of 5 stars</Trans>
          </VisuallyHidden>
        </span>
      )}
    </p>
  );
}
