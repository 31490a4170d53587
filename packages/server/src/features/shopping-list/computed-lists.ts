/**
 * Computes shopping lists, and does not compute one again whose inputs are the same.
 *
 * - A list is cached by its version, a hash of all it is computed from, so a cached list is never old.
 * - What each recipe needs is cached by the recipe's revision: of a plan that changed, only recipes that
 *   changed are read and parsed again.
 * - Both caches live in the process and are bounded; another process computes for itself.
 */
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import type { ListNeed } from '@saltbush/domain/shopping-list/needs/list-need';
import { listNeedsOf } from '@saltbush/domain/shopping-list/needs/list-needs';
import type { Authorized } from '../../platform/authorized';
import { programVersion } from '../../platform/program-version';
import { findListInputs, recipeKey, type PlannedRecipe } from './list-inputs.store';
import { presentShoppingList } from './shopping-list.present';

/** A list of 100 lines takes about 250 KB of memory. */
const maxLists = 200;
/** A recipe of 12 lines takes about 15 KB. */
const maxRecipes = 2_000;

export interface ComputedLists {
  /** Undefined when the plan was deleted meanwhile. */
  listOf: (plan: Authorized<PlanVersion>) => Promise<ShoppingListOnWire | undefined>;
}

interface PlanVersion {
  id: string;
  version: string;
  recipeKeys: readonly string[];
}

/** Names a list as HTTP does; another version of the program may compute another list. */
export const etagOf = (version: string): string => `"${programVersion}-${version}"`;

export function openComputedLists(statementPool: Pool): ComputedLists {
  const lists = new LRUCache<string, ShoppingListOnWire>({ max: maxLists });
  const needs = new LRUCache<string, readonly ListNeed[]>({ max: maxRecipes });

  const knownNeeds = (keys: readonly string[]): Needs =>
    new Map(
      keys.flatMap((key) => {
        const known = needs.get(key);
        return known ? [[key, known]] : [];
      }),
    );

  const readNeeds = (recipe: PlannedRecipe): readonly ListNeed[] => {
    const read = listNeedsOf({ ...recipe, ingredients: recipe.ingredients ?? [] });
    needs.set(recipeKey(recipe), read);
    return read;
  };

  return {
    listOf: async ({ id, version, recipeKeys }) => {
      const computed = lists.get(version);
      if (computed) return computed;
      const known = knownNeeds(recipeKeys);
      const inputs = await findListInputs(statementPool, id, [...known.keys()]);
      if (!inputs) return undefined;
      const list = presentShoppingList(
        inputs,
        (recipe) => known.get(recipeKey(recipe)) ?? readNeeds(recipe),
      );
      lists.set(inputs.version, list);
      return list;
    },
  };
}

type Needs = ReadonlyMap<string, readonly ListNeed[]>;
