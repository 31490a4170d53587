/** The cover of a cookbook: its image, else those of its first recipes, else a pattern. */
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { Image } from '../../../ui/images/image';
import { TileCover } from '../../../ui/images/tile-cover';
import classes from './cookbooks.module.css';

export function CookbookCover({ cookbook }: { cookbook: Cookbook }) {
  const { imageUrl, covers, title } = cookbook;
  const shown = imageUrl === undefined ? covers : [imageUrl];
  if (shown.length === 0) return <TileCover seed={title} className={classes.cover} />;
  return (
    <span className={classes.cover} data-count={shown.length} aria-hidden>
      {shown.map((url) => (
        <Image key={url} src={url} sizes="12rem" fallback={<TileCover seed={title} />} />
      ))}
    </span>
  );
}
