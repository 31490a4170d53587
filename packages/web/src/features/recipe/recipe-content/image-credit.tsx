/** Who made an image, and under which licence. */
import { Trans } from '@lingui/react/macro';
import type { ImageCredit as Credit } from '@saltbush/contract/recipe/images';
import classes from './image-credit.module.css';

/** @example <ImageCredit credit={recipe.imageCredit} /> // "Photo: Ana Lim, Unsplash · Unsplash Licence" */
export function ImageCredit({ credit }: { credit: Credit }) {
  const { name, url, source, licence, licenceUrl } = credit;
  return (
    <p className={classes.credit}>
      <Trans>
        Photo: <MaybeLink text={name} url={url} />, {source} ·{' '}
        <MaybeLink text={licence} url={licenceUrl} />
      </Trans>
    </p>
  );
}

function MaybeLink({ text, url }: { text: string; url: string | undefined }) {
  // The address is a provider's: only what a browser opens as a page becomes a link.
  if (url === undefined || !/^https?:\/\//i.test(url)) return text;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
