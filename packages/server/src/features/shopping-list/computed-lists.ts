/**
 * Computes shopping lists, and does not compute one again whose inputs are the same.
 *
 * - A list is cached by its version, a hash of all it is computed from, so a cached list is never old; and as the bytes
 *   that are sent, also compressed. Calls for the same list at the same time wait for one computation.
 * - What each recipe needs is cached by the recipe's revision: of a plan that changed, only recipes that
 *   changed are read and parsed again. A long list is computed in a process, from the ingredients of all recipes.
 * - The caches live in the process and are bounded by their letters; another process computes for itself.
 */
import type { Pool } from 'pg';
import type { ListNeed } from '@saltbush/domain/shopping-list/needs/list-need';
import { listNeedsOf } from '@saltbush/domain/shopping-list/needs/list-needs';
import type { Computing } from '../../computing/computing';
import type { Authorized } from '../../platform/authorized';
import { inOwnTurn } from '../../platform/in-turns';
import { openJsonCache } from '../../platform/json-cache';
import { StoredJson } from '../../platform/json-text';
import { programVersion } from '../../platform/program-version';
import { isLong, refuseTooLong } from './list-size';
import { recipeKey, type ListInputs } from './list-inputs';
import { findListInputs } from './list-inputs.store';
import { presentShoppingList } from './shopping-list.present';

/** Bytes: a list of 100 lines has about 40,000, and counts twice. */
const mostOfLists = 30_000_000;
/** Letters of JSON: a recipe of 12 lines has about 4,000. */
const mostOfRecipes = 10_000_000;

export interface ComputedLists {
  /**
   * @returns undefined when the plan was deleted meanwhile
   * @throws AppError LIST_TOO_LONG
   */
  listOf: (plan: Authorized<PlanVersion>) => Promise<ComputedList | undefined>;
}

/** As JSON. Both are the same bytes. */
interface ComputedList {
  /** A `ShoppingListOnWire`. */
  list: StoredJson;
  /** `{"shoppingList":…}` */
  answer: StoredJson;
}

interface PlanVersion {
  id: string;
  ownerId: string;
  version: string;
  recipeKeys: readonly string[];
}

/** Names a list as HTTP does; another version of the program may compute another list. */
export const etagOf = (version: string): string => `"${programVersion}-${version}"`;

export function openComputedLists(
  statementPool: Pool,
  computing: Pick<Computing, 'shoppingListJson'>,
): ComputedLists {
  const lists = openJsonCache<ComputedList>(mostOfLists);
  const shared = openShared<ComputedList | undefined>();
  const needsOfRecipes = openNeeds();

  const compute = async ({ id, ownerId, recipeKeys }: PlanVersion) => {
    const known = needsOfRecipes.known(recipeKeys);
    const inputs = await findListInputs(statementPool, id, [...known.keys()]);
    if (!inputs) return undefined;
    const countOfKnown = (key: string) => known.get(key)?.length ?? 0;
    refuseTooLong(inputs, countOfKnown);
    if (!isLong(inputs, countOfKnown)) return onThread(inputs, known);
    const whole = known.size === 0 ? inputs : await findListInputs(statementPool, id, []);
    return whole && computing.shoppingListJson(whole, ownerId).then(cached(whole));
  };

  const onThread = async (inputs: ListInputs, known: Needs) => {
    const needs = new Map<string, readonly ListNeed[]>();
    for (const recipe of inputs.recipes) {
      const key = recipeKey(recipe);
      needs.set(recipe.id, known.get(key) ?? (await needsOfRecipes.read(key, recipe)));
    }
    const list = await inOwnTurn(() =>
      JSON.stringify(presentShoppingList(inputs, ({ id }) => needs.get(id)!)),
    );
    return cached(inputs)(list);
  };

  const cached = (inputs: ListInputs) => (json: string) => {
    const list = computedList(json);
    lists.set(inputs.version, list, { size: list.answer.mostBytes });
    return list;
  };

  return {
    listOf: async (plan) => lists.get(plan.version) ?? shared(plan.version, () => compute(plan)),
  };
}

function computedList(json: string): ComputedList {
  const [before, after] = ['{"shoppingList":', '}'] as const;
  const answer = Buffer.from(before + json + after);
  const list = answer.subarray(before.length, answer.length - after.length);
  return { list: new StoredJson(list), answer: new StoredJson(answer) };
}

/** Calls for the same thing at the same time wait for one computation. */
function openShared<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const result = running.get(key) ?? compute().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}

type Needs = ReadonlyMap<string, readonly ListNeed[]>;

function openNeeds() {
  const needs = openJsonCache<readonly ListNeed[]>(mostOfRecipes);
  return {
    known: (keys: readonly string[]): Needs =>
      new Map(
        keys.flatMap((key) => {
          const known = needs.get(key);
          return known ? [[key, known]] : [];
        }),
      ),
    read: async (key: string, recipe: ListInputs['recipes'][number]) => {
      const ingredients = recipe.ingredients ?? [];
      const read = await inOwnTurn(() => listNeedsOf({ ...recipe, ingredients }));
      needs.set(key, read);
      return read;
    },
  };
}
