/** The cover of a cookbook: its picture, else those of its first recipes, else a pattern. */
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { Image } from '../../../ui/images/image';
import { TileCover } from '../../../ui/images/tile-cover';
import classes from './cookbooks.module.css';

export function CookbookCover({ cookbook }: { cookbook: Cookbook }) {
  const { imageUrl, covers, title } = cookbook;
  const pictures = imageUrl === undefined ? covers : [imageUrl];
  if (pictures.length === 0) return <TileCover seed={title} className={classes.cover} />;
  return (
    <span className={classes.cover} data-pictures={pictures.length} aria-hidden>
      {pictures.map((url) => (
        <Image key={url} src={url} sizes="12rem" fallback={<TileCover seed={title} />} />
      ))}
    </span>
  );
}
