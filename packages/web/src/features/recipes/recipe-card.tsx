/** A recipe in the grid: the whole card opens it, the small menu does the rest. */
import { Badge } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { paths } from '../../app/paths';
import { CardMenu } from './card-menu';
import classes from './recipe-card.module.css';
import { RecipeCover } from './recipe-cover';

export interface RecipeCardItemProps {
  recipe: RecipeCard;
  isEager: boolean;
  onDelete: () => void;
}

export const RecipeCardItem = memo(
  function RecipeCardItem({ recipe, isEager, onDelete }: RecipeCardItemProps) {
    const { _id, title, serves, totalMinutes, tags } = recipe;
    return (
      <li className={classes.card}>
        <div className={classes.cover}>
          <RecipeCover recipe={recipe} sizes={sizes} isEager={isEager} />
        </div>
        <div className={classes.words}>
          <h2 className={classes.title}>
            <Link to={paths.recipe} params={{ id: _id }}>
              {title}
            </Link>
          </h2>
          <p className={classes.facts}>
            {totalMinutes !== undefined && (
              <>
                <IconClock size={16} stroke={1.75} aria-hidden />
                {formatMinutes(totalMinutes)}
                <span aria-hidden>·</span>
              </>
            )}
            Serves {serves}
          </p>
          {tags.length > 0 && (
            <ul className={classes.tags} aria-label="Tags">
              {tags.slice(0, shownTags).map((tag) => (
                <li key={tag}>
                  <Badge className={classes.tag} variant="light" size="lg" tt="none">
                    {tag}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <div className={classes.menu}>
            <CardMenu recipe={recipe} onDelete={onDelete} />
          </div>
        </div>
      </li>
    );
  },
  // `onDelete` is made anew each time and always does the same for the same recipe.
  (before, after) => before.recipe === after.recipe && before.isEager === after.isEager,
);

/** Spec 4 shows up to three tags. */
const shownTags = 3;

/** The grid's columns: one on a phone, then as many of 15.5 rem as fit into 75. */
const sizes = '(max-width: 34em) calc(100vw - 2rem), (max-width: 75em) 45vw, 18rem';
