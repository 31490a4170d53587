/** Recipes of saved pages in English; they are other people's, so they are not here. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readPage } from '../../packages/recipe-parser/src/page/read-page';
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';

/** @param folder with `<name>.html.gz` for each page */
export async function readRecipePages(folder: string): Promise<RecipeContent[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html.gz')).toSorted();
  const drafts = await Promise.all(
    files.map(async (file) => {
      const html = gunzipSync(await readFile(join(folder, file))).toString('utf8');
      return readPage(html, `https://${file.slice(0, -'.html.gz'.length)}/`);
    }),
  );
  return drafts.flatMap((draft) => (draft?.language?.startsWith('en') ? [draft] : []));
}
