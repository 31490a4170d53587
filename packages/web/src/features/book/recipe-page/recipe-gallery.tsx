/** The cover of a recipe, and small further images; pressing one shows it large. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { BackArrow } from '../../../ui/layout/back-arrow';
import { RecipeCover, RecipePhoto } from '../../recipe/recipes';
import classes from './recipe-gallery.module.css';

type RecipeWithImages = Pick<
  RecipeOnWire,
  'title' | 'imageUrl' | 'imageColour' | 'cover' | 'moreImageUrls'
>;

const coverSizes = '(max-width: 48em) 100vw, 24rem';

export function RecipeGallery({ recipe }: { recipe: RecipeWithImages }) {
  const { title, imageUrl, moreImageUrls = [] } = recipe;
  const images = [imageUrl, ...moreImageUrls].filter((url) => url !== undefined);
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen] ?? images[0];
  const isMain = shown === imageUrl;
  return (
    <>
      <div className={classes.cover} data-recipe-image>
        <BackArrow isOverImage />
        <RecipeCover
          recipe={isMain ? recipe : { title, imageUrl: shown }}
          sizes={coverSizes}
          isEager
        />
      </div>
      {images.length > 1 && (
        <ul className={classes.thumbs} aria-label={t`Pictures`}>
          {images.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className={classes.thumb}
                aria-pressed={url === shown}
                aria-label={t`Picture ${{ number: index + 1 }} of ${{ total: images.length }}`}
                onClick={() => setChosen(index)}
              >
                <RecipePhoto imageUrl={url} alt="" sizes="4rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
