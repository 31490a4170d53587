/**
 * What planned recipes need, cooked once. Reading a recipe's rows is expensive, so the result is cached by the
 * recipe's revision: it can't be out of date. The cache lives in the process and is bounded.
 */
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ListNeed } from '@saltbush/domain/shopping-list/needs/list-need';
import { listNeedsOf, needsOfItem } from '@saltbush/domain/shopping-list/needs/list-needs';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { namedStatement } from '../../platform/db/named-statement';
import { inOwnTurn } from '../../platform/in-turns';
import { openJsonCache } from '../../platform/json-cache';
import { isReadableByPlanOwner } from '../recipe-access';
import { recipeIngredients, recipes } from '../recipes/recipes.tables';

export interface NeededRecipe {
  id: string;
  revision: number;
  needs: ListNeed[];
}

export interface RecipeNeeds {
  /** Of the recipes that this plan owner may have, without deleted ones; in no order. */
  ofRecipes(ownerId: string, ids: readonly string[]): Promise<NeededRecipe[]>;
  ofItem(text: string): ListNeed[];
}

/** Letters of JSON: a recipe of 12 lines has about 4,000. */
const mostOfRecipes = 10_000_000;
const mostOfItems = 3_000_000;
const mostKeys = 10_000;

export function openRecipeNeeds(statementPool: Pool): RecipeNeeds {
  const byRecipe = openJsonCache<ListNeed[]>(mostOfRecipes);
  /** The last revision that was read, so that its rows need not be read again. */
  const keyOf = new LRUCache<string, string>({ max: mostKeys });
  const byText = openJsonCache<ListNeed[]>(mostOfItems);
  return {
    ofRecipes: async (ownerId, ids) => {
      if (ids.length === 0) return [];
      const known = ids.flatMap((id) => keyOf.get(id) ?? []).filter((key) => byRecipe.has(key));
      const found = await readableRecipes.run(statementPool, { ownerId, ids, known });
      const needed: NeededRecipe[] = [];
      for (const [id, revision, title, measures, ingredients] of found) {
        const key = `${id}:${revision}`;
        const read = () => listNeedsOf({ id, title, measures, ingredients: ingredients ?? [] });
        const needs = byRecipe.get(key) ?? (await inOwnTurn(read));
        if (!byRecipe.has(key)) byRecipe.set(key, needs);
        keyOf.set(id, key);
        needed.push({ id, revision, needs });
      }
      return needed;
    },
    ofItem: (text) => {
      const known = byText.get(text);
      if (known) return known;
      const needs = needsOfItem(text);
      byText.set(text, needs);
      return needs;
    },
  };
}

type RecipeRow = [
  id: string,
  revision: number,
  title: string,
  measures: Measures,
  ingredients: Ingredient[] | null,
];

const readableRecipes = namedStatement<RecipeRow>(
  'needs_of_recipes',
  sql`select recipe.id, recipe.revision, recipe.title, recipe.measures,
      case when recipe.id || ':' || recipe.revision = any(${sql.placeholder('known')}::text[])
      then null
      else (
        select coalesce(json_agg(json_build_object(
          'name', line.name, 'amount', line.amount, 'unit', line.unit,
          'note', coalesce(line.note, ''), 'section', coalesce(line.section, '')
        ) order by line.position), '[]')
        from ${recipeIngredients} line where line.recipe_id = recipe.id)
      end
    from ${recipes} recipe
    where recipe.id = any(${sql.placeholder('ids')}::uuid[]) and recipe.deleted_at is null
      and ${isReadableByPlanOwner(sql`${sql.placeholder('ownerId')}::uuid`, sql`recipe`)}`,
);
