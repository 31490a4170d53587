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

/** A recipe of 12 lines takes about 15 KB. */
const mostRecipes = 2_000;
const mostItems = 5_000;

export function openRecipeNeeds(statementPool: Pool): RecipeNeeds {
  const byRecipe = new LRUCache<string, ListNeed[]>({ max: mostRecipes });
  /** The last revision that was read, so that its rows need not be read again. */
  const keyOf = new LRUCache<string, string>({ max: mostRecipes });
  const byText = new LRUCache<string, ListNeed[]>({ max: mostItems });
  return {
    ofRecipes: async (ownerId, ids) => {
      if (ids.length === 0) return [];
      const known = ids.flatMap((id) => keyOf.get(id) ?? []).filter((key) => byRecipe.has(key));
      const found = await readableRecipes.run(statementPool, { ownerId, ids, known });
      return found.map(([id, revision, title, measures, ingredients]) => {
        const key = `${id}:${revision}`;
        const needs =
          byRecipe.get(key) ?? listNeedsOf({ id, title, measures, ingredients: ingredients ?? [] });
        byRecipe.set(key, needs);
        keyOf.set(id, key);
        return { id, revision, needs };
      });
    },
    ofItem: (text) => {
      const needs = byText.get(text) ?? needsOfItem(text);
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
