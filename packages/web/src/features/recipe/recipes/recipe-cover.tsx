/** The cover of a recipe: its image in the size needed, or a drawn cover of its foods. */
import type { RecipeCover as DrawnCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { FoodCover } from '../../../ui/images/food-cover';
import { Image } from '../../../ui/images/image';
import { TileCover } from '../../../ui/images/tile-cover';
import { srcSetOf } from './image-sizes';
import classes from './recipe-cover.module.css';

export interface RecipeCoverProps {
  recipe: {
    title: string;
    imageUrl?: string | undefined;
    imageColour?: string | undefined;
    /** Without it, tiles are drawn. */
    cover?: DrawnCover | undefined;
  };
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** In the first viewport: load at once. */
  isEager?: boolean;
  /** In a small square: a drawn cover shows its plate only. */
  isThumb?: boolean;
}

export function RecipeCover({ recipe, sizes, isEager = false, isThumb = false }: RecipeCoverProps) {
  const { title, imageUrl, imageColour, cover } = recipe;
  const drawn = cover ? (
    <FoodCover cover={cover} seed={title} isThumb={isThumb} className={classes.drawn} />
  ) : (
    <TileCover seed={title} className={classes.drawn} />
  );
  if (imageUrl === undefined) return drawn;
  return (
    <Image
      src={imageUrl}
      srcSet={srcSetOf(imageUrl)}
      sizes={sizes}
      colour={imageColour}
      isEager={isEager}
      fallback={drawn}
    />
  );
}
