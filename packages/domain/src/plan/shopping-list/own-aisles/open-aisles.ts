/**
 * The aisles as a household has them (decision 0149).
 *
 * - The usual aisles are those of the parser. A household calls them otherwise, hides some, and adds its own.
 * - A food is in the own aisle that somebody chose for it, unless that is gone or hidden, or an older app has chosen a usual
 *   one since. Then it is in its usual aisle, and where that is hidden in the first one that is not.
 * - Each store has its walk. `aisles` of a store is for older apps, which know the usual ones alone; where one of them has
 *   changed it since, it counts, and own aisles come after.
 */
import { aisles as usualAisles, type Aisle } from '@saltbush/recipe-parser/foods/facts';
import { shownAisle } from '@saltbush/recipe-parser/names';
import type { AisleRow } from '../../rows/aisle-rows';
import type { StoreRow } from '../../rows/list-rows';
import { anyStore, rowKey, type Row, type RowMap } from '../../rows/rows';

/** A usual aisle by its name in the parser, an own one by its id. */
export type AisleId = string;

export interface NamedAisle {
  id: AisleId;
  /** As the household calls it, else in the reader's language. */
  name: string;
  isOwn: boolean;
  isHidden: boolean;
}

export interface Aisles {
  /** All of them in the order of the walk, hidden ones too. */
  walk: readonly NamedAisle[];
  /** Where a food is. */
  placeOf: (foodKey: string, aisle: Aisle) => NamedAisle;
}

/** @param store the id of the chosen one */
export function openAisles(rows: RowMap, store: string = anyStore): Aisles {
  const set = new Map<AisleId, AisleRow>();
  for (const { kind, id, fields, isDeleted } of rows.values()) {
    if (kind === 'aisles' && !isDeleted) set.set(id, fields as AisleRow);
  }
  const ids = [...usualAisles, ...[...set.keys()].filter((id) => !isUsual(id)).toSorted()];
  const walk = [...new Set([...walkOf(rows, store), ...ids])]
    .filter((id) => ids.includes(id))
    .map((id): NamedAisle => {
      const { name = shownAisle(id), isHidden = false } = set.get(id) ?? {};
      return { id, name, isOwn: !isUsual(id), isHidden };
    });
  const byId = new Map(walk.map((aisle) => [aisle.id, aisle]));
  const shown = walk.filter(({ isHidden }) => !isHidden);
  const usual = (aisle: Aisle): NamedAisle => {
    const found = byId.get(aisle)!;
    if (!found.isHidden) return found;
    return shown.find(({ id }) => id === 'Pantry') ?? shown[0] ?? found;
  };
  return {
    walk,
    placeOf: (foodKey, aisle) => {
      const own = byId.get(ownAisleOf(rows, foodKey) ?? '');
      return own && !own.isHidden ? own : usual(aisle);
    },
  };
}

/** Whether the household has said anything of its aisles. */
export const hasOwnAisles = (rows: RowMap): boolean =>
  [...rows.values()].some(({ kind, isDeleted }) => kind === 'aisles' && !isDeleted);

export const isUsual = (id: AisleId): id is Aisle => usualAisles.some((aisle) => aisle === id);

/** What to store of a walk. @example walkFields(['Bakery', ownId, …]) // { aisles: ['Bakery', …], walk: ['Bakery', ownId, …] } */
export function walkFields(walk: readonly AisleId[]): Pick<StoreRow, 'aisles' | 'walk'> {
  const aisles = walk.filter(isUsual);
  return { aisles, walk: aisles.length === walk.length ? null : [...walk] } as Pick<
    StoreRow,
    'aisles' | 'walk'
  >;
}

function walkOf(rows: RowMap, store: string): readonly AisleId[] {
  const found = [store, anyStore].flatMap((id) => {
    const row = rows.get(rowKey('stores', id)) as Row<'stores'> | undefined;
    return row && !row.isDeleted ? [row.fields] : [];
  });
  const { aisles = [], walk = [] } = found[0] ?? {};
  const isCurrent = walk.filter(isUsual).join() === aisles.join();
  return isCurrent ? walk : aisles;
}

/** Undefined where nobody has chosen one, or an older app has chosen a usual one since. */
function ownAisleOf(rows: RowMap, foodKey: string): AisleId | undefined {
  const row = rows.get(rowKey('foods', foodKey)) as Row<'foods'> | undefined;
  if (!row || row.isDeleted) return undefined;
  const at = (field: string) => row.stamps[field]?.[0] ?? 0;
  return at('aisle') > at('ownAisle') ? undefined : row.fields.ownAisle;
}
