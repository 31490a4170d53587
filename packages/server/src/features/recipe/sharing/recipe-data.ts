/** A shared recipe as data in its page: for search engines (schema.org), and in full for another Saltbush. */
import { imageIdOf, imageUrl, imageWidths } from '@saltbush/contract/recipe/image-address';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { totalTime } from '@saltbush/domain/recipe/recipes/times';
import { writeJsonLd } from '@saltbush/recipe-parser/file';
import { saltbushPageData, saltbushPageId } from '../recipe-import';
import type { PageData } from './page-preview';

export const recipeData = (recipe: RecipeOnWire, publicUrl: string): PageData[] => [
  { type: 'application/ld+json', id: 'recipe-json-ld', value: jsonLd(recipe, publicUrl) },
  {
    type: 'application/json',
    id: saltbushPageId,
    value: saltbushPageData(recipe, (url) => publicUrl + widest(url)),
  },
];

/** Complete as Google asks of a recipe: https://developers.google.com/search/docs/appearance/structured-data/recipe */
function jsonLd(recipe: RecipeOnWire, publicUrl: string): object {
  const { ratingCount, ratingAverage, createdAt, updatedAt } = recipe;
  return writeJsonLd(
    { ...recipe, totalMinutes: totalTime(recipe), steps: toSteps(recipe) },
    {
      createdAt,
      updatedAt,
      url: `${publicUrl}/recipe/${recipe._id}`,
      author: recipe.owner.username,
      image: imagesOf(recipe).map((path) => publicUrl + path),
      publicImage: (url) => publicUrl + widest(url),
      ...(ratingCount > 0 && { rating: ratingAverage, ratingCount }),
    },
  );
}

/** The widest first: programs that take one image take the first. */
function imagesOf({ imageUrl: main, moreImageUrls = [] }: RecipeOnWire): string[] {
  const id = main && imageIdOf(main);
  const sizes = id ? imageWidths.toReversed().map((width) => imageUrl(id, width)) : [];
  return [...sizes, ...moreImageUrls.map(widest)];
}

const widest = (url: string): string => imageUrl(imageIdOf(url)!, 1200);
