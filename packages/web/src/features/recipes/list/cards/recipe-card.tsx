/**
 * A recipe in the grid: the whole card opens it, heart, save and the small menu do the rest. While
 * recipes are being chosen, the whole card chooses it.
 */
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { paths } from '../../../../app/paths';
import { RecipeCover } from '../../recipe-cover';
import { CardChoice, type Choice } from './card-choice';
import { CardFacts } from './card-facts';
import { CardMenu } from './card-menu';
import { FavouriteButton } from './favourite-button';
import classes from './recipe-card.module.css';
import { SaveButton } from './save-button';

export interface RecipeCardItemProps {
  recipe: RecipeCard;
  isOwn: boolean;
  isEager: boolean;
  /** Only while recipes are being chosen. */
  choice?: Choice | undefined;
  /** The same function each time. */
  onChoose?: ((recipe: RecipeCard) => void) | undefined;
  /** Below the title, in place of the tags: why this page shows it. */
  children?: ReactNode;
}

export const RecipeCardItem = memo(function RecipeCardItem(props: RecipeCardItemProps) {
  const { recipe, isOwn, isEager, choice, onChoose, children } = props;
  const { _id, title, tags } = recipe;
  return (
    <li className={classes.card} data-recipe={_id} data-choice={choice}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes={sizes} isEager={isEager} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {choice ? (
            title
          ) : (
            <Link to={paths.recipe} params={{ id: _id }}>
              {title}
            </Link>
          )}
        </h2>
        {children && <div className={classes.why}>{children}</div>}
        <CardFacts recipe={recipe} />
        {!isOwn && <p className={classes.owner}>By {recipe.owner.username}</p>}
        {tags.length > 0 && !children && (
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
        {/* Its place stays while recipes are chosen, so that no title moves. */}
        <div className={classes.menu}>{!choice && <CardMenu recipe={recipe} isOwn={isOwn} />}</div>
      </div>
      {choice ? (
        <CardChoice title={title} choice={choice} onChoose={() => onChoose?.(recipe)} />
      ) : (
        // After the title, so that a reader knows whose buttons they are.
        <div className={classes.marks}>
          {!isOwn && <SaveButton recipe={recipe} />}
          <FavouriteButton recipe={recipe} />
        </div>
      )}
    </li>
  );
});

/** Spec 4 shows up to three tags. */
const shownTags = 3;

/** The grid's columns: one on a phone, then as many of 15.5 rem as fit into 75. */
const sizes = '(max-width: 34em) calc(100vw - 2rem), (max-width: 75em) 45vw, 18rem';
