/**
 * A recipe in the grid: the whole card opens it; buttons mark, save and open the menu. In selection
 * mode the whole card selects it.
 */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { paths } from '../../../paths';
import { cardSizes, RecipeCover, TagList } from '../../recipe/recipes';
import { CardChoice, type Choice } from './card-choice';
import { CardFacts } from './card-facts';
import { CardMenu } from './card-menu';
import { FavouriteButton } from './favourite-button';
import classes from './recipe-card.module.css';
import { SaveButton } from './save-button';

export interface RecipeCardItemProps {
  recipe: RecipeCard;
  isOwn: boolean;
  /** In one's own list it needs no owner and no mark that it is saved. */
  isInOwnList?: boolean;
  isEager: boolean;
  /** Only in selection mode. */
  choice?: Choice | undefined;
  /** A stable function. */
  onChoose?: ((recipe: RecipeCard) => void) | undefined;
  /** Replaces the tags below the title. */
  children?: ReactNode;
}

export const RecipeCardItem = memo(function RecipeCardItem(props: RecipeCardItemProps) {
  const { recipe, isOwn, isInOwnList = false, isEager, choice, onChoose, children } = props;
  const { _id, title, tags } = recipe;
  return (
    <li className={classes.card} data-recipe={_id} data-choice={choice}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes={cardSizes} isEager={isEager} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.title}>{choice ? title : <OpeningLink id={_id} title={title} />}</h2>
        {children && <div className={classes.why}>{children}</div>}
        <CardFacts recipe={recipe} />
        {!isOwn && !isInOwnList && (
          <p className={classes.owner}>
            <Trans>By {recipe.owner.username}</Trans>
          </p>
        )}
        {!children && tags.length > 0 && (
          <div className={classes.tags}>
            <TagList tags={tags.slice(0, shownTags)} />
          </div>
        )}
        {/* Hidden in selection mode but laid out, so that titles do not move. */}
        <div className={classes.menu}>{!choice && <CardMenu recipe={recipe} isOwn={isOwn} />}</div>
      </div>
      {choice ? (
        <CardChoice title={title} choice={choice} onChoose={() => onChoose?.(recipe)} />
      ) : (
        // After the title in the DOM, so that screen readers announce the recipe first.
        <div className={classes.marks}>
          {!isOwn && !(isInOwnList && recipe.isSaved) && <SaveButton recipe={recipe} />}
          <FavouriteButton recipe={recipe} />
        </div>
      )}
    </li>
  );
});

function OpeningLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      to={paths.recipe}
      params={{ id }}
      viewTransition={allowsMotion()}
      onClick={(event) => markOpening(event.currentTarget)}
    >
      {title}
    </Link>
  );
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The image of the card that is opened grows into that of the page; the others stay. */
function markOpening(link: Element): void {
  for (const other of document.querySelectorAll(`[${opening}]`)) other.removeAttribute(opening);
  link.closest('[data-recipe]')?.setAttribute(opening, '');
}

const opening = 'data-opening';

/** Spec 4 shows up to three tags. */
const shownTags = 3;
