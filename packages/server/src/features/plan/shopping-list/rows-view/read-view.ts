/** Reads what the list of some days is made of, as a phone has it. */
import type { Pool } from 'pg';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import { recipeIdsOf } from '@saltbush/domain/plan/rows/rows';
import { inOwnTurn } from '../../../../platform/in-turns';
import type { FoundRecipe, RecipeNeeds } from '../../recipe-needs';
import type { ListInputs } from '../list-inputs';
import { readListRows } from '../list-rows.store';
import { readEarlier } from './earlier-purchases';
import {
  itemsToRead,
  listView,
  type ListView,
  type NeedsByIds,
  type ViewInputs,
} from './list-view';

export async function readNeeds(
  needs: RecipeNeeds,
  recipes: readonly FoundRecipe[],
): Promise<NeedsByIds['recipes']> {
  const found = new Map<string, Awaited<ReturnType<RecipeNeeds['read']>>>();
  for (const recipe of recipes) found.set(recipe.id, await needs.read(recipe));
  return found;
}

export function needsOfItems(needs: RecipeNeeds, inputs: ViewInputs): NeedsByIds['items'] {
  const { measures } = homeCountryOf(inputs.country);
  return new Map(itemsToRead(inputs).map(({ id, text }) => [id, needs.ofItem(text, measures)]));
}

/** @param asked of an owner that the person who asks may plan for */
export async function readListView(
  statementPool: Pool,
  needs: RecipeNeeds,
  asked: Pick<ListInputs, 'ownerId' | 'days' | 'today' | 'country' | 'timeZone'>,
): Promise<ListView> {
  const { ownerId } = asked;
  const found = await readListRows(statementPool, asked);
  const { rows, revisions } = found;
  const recipes = await readNeeds(
    needs,
    await needs.find(statementPool, ownerId, { ids: recipeIdsOf(rows), revisions }),
  );
  const earlier = await readEarlier(statementPool, needs, { ownerId, ...found });
  const inputs = { ...asked, rows, earlier };
  return inOwnTurn(() => listView(inputs, { recipes, items: needsOfItems(needs, inputs) }));
}
