/** One of our images besides a cover: a further image of a dish, or the image of a step. */
import { Image } from '../../../ui/images/image';
import { srcSetOf } from './image-sizes';

export interface RecipePhotoProps {
  imageUrl: string;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
}

export const RecipePhoto = ({ imageUrl, alt, sizes }: RecipePhotoProps) => (
  <Image src={imageUrl} srcSet={srcSetOf(imageUrl)} sizes={sizes} alt={alt} />
);
