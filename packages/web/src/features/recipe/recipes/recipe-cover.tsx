/** The cover of a recipe: its image in the size needed, else that of the library which shows its dish, else a pattern. */
import type { RecipeCover as Cover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { Image } from '../../../ui/images/image';
import { TileCover } from '../../../ui/images/tile-cover';
import { srcSetOf } from './image-sizes';
import classes from './recipe-cover.module.css';

export interface RecipeCoverProps {
  recipe: {
    title: string;
    imageUrl?: string | undefined;
    imageColour?: string | undefined;
    /** What stands for the image if there is none. */
    cover?: Cover | undefined;
  };
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** In the first viewport: load at once. */
  isEager?: boolean;
}

export function RecipeCover({ recipe, sizes, isEager = false }: RecipeCoverProps) {
  const { title, cover } = recipe;
  const { imageUrl, imageColour } = recipe.imageUrl === undefined && cover ? cover : recipe;
  const drawn = <TileCover seed={title} className={classes.drawn} />;
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
