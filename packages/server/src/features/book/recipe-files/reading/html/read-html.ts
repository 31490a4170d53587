/** Recipes of an HTML file: an export of Recipe Keeper or Copy Me That, or a saved web page. */
import { say } from '@saltbush/domain/texts/say';
import {
  readCopyMeThat,
  readRecipeKeeper,
  isTemplate,
  templateProblem,
  recipeFromDraft,
} from '@saltbush/recipe-parser/file';
import { readRecipe } from '../../../../recipe/recipe-import';
import { allAtOnce, type ContentReading } from '../file-events';
import { readHtmlPieces } from './html-chunks';

/** @param url of the page, if it is known */
export function readHtml(html: string, url?: string): ContentReading {
  const pieces = readHtmlPieces(html);
  if (pieces === undefined) return readWebPage(html, url);
  const { format, recipes, recipeCount } = pieces;
  const read = format === 'Recipe Keeper' ? readRecipeKeeper : readCopyMeThat;
  const more = recipeCount - recipes.length;
  return allAtOnce({
    format,
    recipes: recipes.map((recipe) => () => read(recipe)),
    notUnderstood:
      more === 0
        ? []
        : [
            {
              path: 'recipes',
              sample: say('{count, plural, one {# more recipe} other {# more recipes}}', {
                count: more,
              }),
            },
          ],
  });
}

/** Every recipe of the page: the main one first. */
function readWebPage(html: string, url: string | undefined): ContentReading {
  const page = html.length <= longestPage ? readRecipe(html, url) : undefined;
  if (page === undefined) return { problem: say('We found no recipe on this page.') };
  if (isTemplate(page.draft.title)) return { problem: templateProblem };
  const others = page.others.map(({ recipe }) => () => {
    const other = readRecipe(html, url, recipe);
    return other && recipeFromDraft(other.draft);
  });
  return allAtOnce({
    format: say('Web page'),
    recipes: [() => recipeFromDraft(page.draft), ...others],
    notUnderstood: [],
  });
}

const longestPage = 2_500_000;
