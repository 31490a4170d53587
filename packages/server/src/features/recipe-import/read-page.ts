/**
 * A stranger's page to a recipe draft.
 *
 * - Readers are tried in order, from what a site says most exactly to what can only be seen. The first
 *   that finds title, ingredients and steps wins; when none does, the fullest answer is kept and what it
 *   lacks is taken from the others.
 * - Of several recipes in the data the main one is read, and the others are named, so that a person can
 *   ask for one of them by its number.
 * - What the site says in data is compared with what it shows (`agreedWithPage`); the page shows the main
 *   recipe, so the others are taken as they are.
 * - A page without marked data is a recipe only if it shows ingredients and either steps or amounts.
 * - What the page's head says (site, picture, language) completes every draft.
 */
import { shareWithAmount } from '@saltbush/domain/recipe-import/line-shape';
import {
  bestRecipe,
  recipesFromSchemaOrg,
} from '@saltbush/domain/recipe-import/recipe-from-schema-org';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import { agreedWithPage } from './agree-with-page';
import { readMarks, type Told } from './marked-recipe';
import { originsOf, type Origins } from './origins';
import { openPage, type Page } from './page';
import { tellingOfHead, withPageFacts } from './page-facts';
import { readLayout } from './readers/layout';

export interface RecipeOnPage {
  draft: RecipeDraft;
  /** Where each field came from. */
  origins: Origins;
  /** The other recipes of the page, by the number to ask for them. */
  others: { title: string; recipe: number }[];
}

/** @returns `undefined` when there is no recipe on the page. */
export function readPage(html: string, url?: string): RecipeDraft | undefined {
  return readRecipe(html, url)?.draft;
}

/**
 * @param recipe the number of one of the page's recipes, from 1; the main one when absent
 * @returns `undefined` when there is no such recipe on the page
 */
export function readRecipe(html: string, url?: string, recipe?: number): RecipeOnPage | undefined {
  const page = openPage(html, url);
  const { best, told, choices } = readMarks(page);
  const asked = recipe === undefined ? undefined : choices[recipe - 1];
  if (recipe !== undefined && asked === undefined && recipe > 1) return undefined;
  const isMain = asked === undefined || asked.draft === best;
  const seen = isMain ? readWhatIsSeen(page) : undefined;
  const draft = isMain ? mainRecipe(best, seen?.draft) : asked.draft;
  if (draft === undefined) return undefined;
  const whole = withPageFacts(draft, page, { isMain });
  const tellers = [...(isMain ? told : [asked]), ...(seen ? [seen] : [])];
  const others = choices.map((choice, index) => ({ choice, recipe: index + 1 }));
  return {
    draft: whole,
    origins: originsOf(whole, [...tellers, tellingOfHead(whole, page)], page.url),
    others: others
      .filter(({ choice }) => choice.draft !== (isMain ? best : asked.draft))
      .map(({ choice, recipe: number }) => ({ title: choice.draft.title, recipe: number })),
  };
}

function readWhatIsSeen(page: Page): Told | undefined {
  const found = bestRecipe(recipesFromSchemaOrg(readLayout(page)), '');
  return found && { reader: 'layout', ...found };
}

function mainRecipe(
  marked: RecipeDraft | undefined,
  seen: RecipeDraft | undefined,
): RecipeDraft | undefined {
  const draft = marked === undefined ? seen : agreedWithPage(marked, seen);
  const isRecipe =
    marked === undefined ? draft && isClearlyRecipe(draft) : draft && hasContent(draft);
  return isRecipe ? draft : undefined;
}

function hasContent({ ingredientLines, steps }: RecipeDraft): boolean {
  return ingredientLines.length + steps.length > 0;
}

function isClearlyRecipe({ ingredientLines, steps }: RecipeDraft): boolean {
  const hasAmounts = ingredientLines.length > 2 && shareWithAmount(ingredientLines) >= 0.5;
  return ingredientLines.length > 0 && (steps.length > 0 || hasAmounts);
}
