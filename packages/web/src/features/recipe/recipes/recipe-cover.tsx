/**
 * The cover of a recipe: its image in the size needed, else that of the library which shows its dish, else
 * a drawing of its dish, else a pattern.
 */
import type { DishKind, RecipeCover as Cover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { createElement } from 'react';
import { dishImage } from '../../../ui/dish-drawing/dish-image.lazy';
import { Image } from '../../../ui/images/image';
import { TileCover } from '../../../ui/images/tile-cover';
import { useLoaded } from '../../../ui/use-loaded';
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
  const drawn = <DrawnCover title={title} cover={cover} />;
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

/** Without an image: the code that draws dishes is loaded for the first of them. */
function DrawnCover({ title, cover }: { title: string; cover: Cover | undefined }) {
  return cover?.kind ? (
    <DishCover title={title} {...cover} kind={cover.kind} />
  ) : (
    <TileCover seed={title} className={classes.drawn} />
  );
}

function DishCover({
  title,
  kind,
  foods,
  colour,
}: Pick<Cover, 'foods' | 'colour'> & { title: string; kind: DishKind }) {
  const code = useLoaded(dishImage);
  return code ? (
    createElement(code, { className: classes.dish, title, kind, foods, colour })
  ) : (
    <span className={classes.dish} />
  );
}
