/** A recipe's picture, small: words always stand beside it. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import { Picture } from '../../ui/picture';
import { TileCover } from '../../ui/tile-cover';
import classes from './recipe-thumb.module.css';

export function RecipeThumb({ card }: { card: RecipeCard | undefined }) {
  const cover = <TileCover seed={card?.title ?? ''} className={classes.cover} />;
  return (
    <span className={classes.thumb} aria-hidden>
      {card?.imageUrl ? (
        <Picture
          src={card.imageUrl.replace('/800.', '/400.')}
          colour={card.imageColour}
          fallback={cover}
        />
      ) : (
        cover
      )}
    </span>
  );
}
