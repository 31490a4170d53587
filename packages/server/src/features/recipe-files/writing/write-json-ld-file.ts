/** One JSON-LD document with every recipe in its graph, written piece by piece. */
import { imageUrl } from '@saltbush/contract/image-address';
import { writeJsonLd } from '@saltbush/recipe-parser/file';
import type { Export } from './export';
import { allRecipesOf } from './all-recipes';

export async function* jsonLdText({ deps, ownerId }: Export): AsyncGenerator<string> {
  const { publicUrl } = deps.config;
  yield '{"@context":"https://schema.org","@graph":[';
  let isFirst = true;
  for await (const { shown, content, imageId } of allRecipesOf(deps.database.heavy.db, ownerId)) {
    const image = imageId === null ? undefined : `${publicUrl}${imageUrl(imageId, 1200)}`;
    const { createdAt, updatedAt } = shown;
    const recipe = writeJsonLd(content, { createdAt, updatedAt, image });
    yield `${isFirst ? '' : ','}\n${JSON.stringify(recipe)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
