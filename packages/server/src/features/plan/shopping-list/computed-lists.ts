/**
 * Computes shopping lists, and does not compute one again whose inputs are the same.
 *
 * - A list is cached by its version, a hash of all it is computed from, so a cached list is never old; and as the bytes
 *   that are sent, also compressed. Calls for the same list at the same time wait for one computation.
 * - What each recipe needs is cached by the recipe's revision (`recipe-needs`): of a plan that changed, only recipes that
 *   changed are read and parsed again. A long list is computed in a process, from the ingredients of all recipes.
 * - A list has words: each language has its own in the cache.
 * - The cache lives in the process and is bounded by its letters; another process computes for itself.
 */
import type { Pool } from 'pg';
import type {
  LineChanges,
  NamedLineChange,
} from '@saltbush/domain/plan/shopping-list/changes/change-line';
import { recipeIdsOf } from '@saltbush/domain/plan/rows/rows';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import { inOwnTurn } from '../../../platform/in-turns';
import { openJsonCache } from '../../../platform/json-cache';
import { StoredJson } from '../../../platform/json-text';
import { currentLanguage } from '../../../platform/language/current-language';
import { programVersion } from '../../../platform/program-version';
import { findWritten, type RecipeNeeds } from '../recipe-needs';
import type { ListInputs } from './list-inputs';
import { changesFor, listText, type ListForm } from './list-of-rows';
import { readListRows, type ListVersion } from './list-rows.store';
import { isLong, type FoundInputs } from './list-size';
import { readEarlier } from './rows-view/earlier-purchases';
import type { NeedsByIds } from './rows-view/list-view';
import { needsOfItems, readNeeds } from './rows-view/read-view';

/** Bytes: a list of 100 lines has about 40,000, and counts twice; programs ask for items less often. */
const mostOf = { list: 20_000_000, items: 10_000_000 } satisfies Record<ListForm, number>;

export interface ComputedLists {
  /** @throws AppError LIST_TOO_LONG */
  listOf: (list: Authorized<ListVersion>) => Promise<ComputedList>;
  /**
   * A list of `ListItemOnWire`, as JSON.
   *
   * @throws AppError LIST_TOO_LONG
   */
  itemsOf: (list: Authorized<ListVersion>) => Promise<StoredJson>;
  /**
   * What a program's change of a line is on this list.
   *
   * @throws AppError LIST_TOO_LONG
   */
  changesFor: (list: Authorized<ListVersion>, change: NamedLineChange) => Promise<LineChanges>;
}

/** As JSON, both of the same bytes. */
interface ComputedList {
  /** A `ShoppingListOnWire`, or null where there is nothing to say. */
  list: StoredJson;
  /** `{"shoppingList":…}` */
  answer: StoredJson;
}

/** Typed items, and recipes without a day, come and go with the days that pass. */
const versionOf = ({ version, today }: Pick<ListVersion, 'version' | 'today'>): string =>
  `${version}-${today}`;

/** Names a list as HTTP does; another version of the program may compute another list. */
export const etagOf = (list: Pick<ListVersion, 'version' | 'today'>): string =>
  `"${programVersion}-${versionOf(list)}"`;

export function openComputedLists(
  statementPool: Pool,
  { computing, needs }: Pick<Deps, 'computing'> & { needs: RecipeNeeds },
): ComputedLists {
  const read = async (asked: ListVersion) => {
    const { ownerId } = asked;
    const { version, ...found } = await readListRows(statementPool, asked);
    const { rows, revisions } = found;
    const recipes = await needs.find(statementPool, ownerId, { ids: recipeIdsOf(rows), revisions });
    const earlier = await readEarlier(statementPool, needs, { ownerId, ...found });
    return { inputs: { ...asked, rows, recipes, earlier }, version };
  };

  const computeAs = (form: ListForm) => async (asked: ListVersion) => {
    const { inputs, version } = await read(asked);
    const text = isLong(inputs)
      ? await computing.listText(await written(statementPool, inputs), form, inputs.ownerId)
      : await onThread(needs, inputs, (byIds) => listText(inputs, byIds, form));
    return { text, version };
  };

  return {
    listOf: openCached(
      mostOf.list,
      computeAs('list'),
      computedList,
      ({ answer }) => answer.mostBytes,
    ),
    itemsOf: openCached(mostOf.items, computeAs('items'), storedJson, ({ mostBytes }) => mostBytes),
    changesFor: async (asked, change) => {
      const { inputs } = await read(asked);
      if (!isLong(inputs))
        return onThread(needs, inputs, (byIds) => changesFor(inputs, byIds, change));
      const whole = await written(statementPool, inputs);
      return computing.changesFor(whole, change, inputs.ownerId);
    },
  };
}

/** What a process is sent: with the ingredients of every recipe. */
async function written(
  statementPool: Pool,
  { ownerId, days, today, country, timeZone, plan, rows, recipes, earlier }: FoundInputs,
): Promise<ListInputs> {
  const isWhole = recipes.every(({ ingredients }) => ingredients !== null);
  const ids = recipes.map(({ id }) => id);
  const whole = isWhole
    ? recipes.map((recipe) => ({ ...recipe, ingredients: recipe.ingredients! }))
    : await findWritten(statementPool, ownerId, ids);
  return { ownerId, days, today, country, timeZone, plan, rows, recipes: whole, earlier };
}

async function onThread<Result>(
  needs: RecipeNeeds,
  inputs: FoundInputs,
  compute: (byIds: NeedsByIds) => Result,
): Promise<Result> {
  const recipes = await readNeeds(needs, inputs.recipes);
  return inOwnTurn(() => compute({ recipes, items: needsOfItems(needs, inputs) }));
}

/** What was computed of a list of the same version is not computed again. */
function openCached<Value extends object>(
  mostBytes: number,
  compute: (asked: ListVersion) => Promise<{ text: string; version: string }>,
  valueOf: (text: string) => Value,
  sizeOf: (value: Value) => number,
) {
  const known = openJsonCache<Value>(mostBytes);
  const shared = openShared<Value>();
  const computed = async (asked: ListVersion) => {
    const { text, version } = await compute(asked);
    const value = valueOf(text);
    // What changed meanwhile makes it the list of a later version, which computes its own.
    if (version === asked.version) known.set(versionOf(asked), value, { size: sizeOf(value) });
    return value;
  };
  return async (asked: ListVersion): Promise<Value> =>
    known.get(versionOf(asked)) ??
    shared(`${versionOf(asked)} ${currentLanguage()}`, () => computed(asked));
}

function computedList(json: string): ComputedList {
  const [before, after] = ['{"shoppingList":', '}'] as const;
  const answer = Buffer.from(before + json + after);
  const list = answer.subarray(before.length, answer.length - after.length);
  return { list: new StoredJson(list), answer: new StoredJson(answer) };
}

const storedJson = (text: string): StoredJson => new StoredJson(Buffer.from(text));

/** Calls for the same thing at the same time wait for one computation. */
function openShared<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const result = running.get(key) ?? compute().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
