/** Splits and merges items: API calls and messages; each can undo the other. */
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { splitKey } from '@saltbush/domain/shopping-list/splits';
import { call } from '../../../api/call';
import type { ListChange } from '../offline/change-lists';

type Part = ShoppingLineOnWire['parts'][number];

export interface WordingParts {
  wording: Part['wording'];
  parts: Part[];
  /** Whether the recipes use the food's own name. */
  isPlain: boolean;
}

/** Parts of an item by the name used in recipes: the food's own name first, then alphabetical. */
export function wordingsOf({ key, parts }: ShoppingLineOnWire): WordingParts[] {
  const byKey = new Map<string, WordingParts>();
  for (const part of parts) {
    const { wording } = part;
    const known = byKey.get(wording.key);
    if (known) known.parts.push(part);
    else
      byKey.set(wording.key, {
        wording,
        parts: [part],
        isPlain: wording.key === splitKey(key, key),
      });
  }
  return [...byKey.values()].sort(
    (a, b) =>
      Number(b.isPlain) - Number(a.isPlain) || a.wording.name.localeCompare(b.wording.name, 'en'),
  );
}

export function splitWording(
  line: ShoppingLineOnWire,
  wording: Part['wording'],
  householdId?: string,
): ListChange {
  const { split, join } = wordingChanges(wording, line.name, householdId);
  return { ...split, undo: join };
}

/** Name of an item split from `food`. */
export function mergeWording(
  line: ShoppingLineOnWire,
  food: string,
  householdId?: string,
): ListChange {
  const { split, join } = wordingChanges(line, food, householdId);
  return { ...join, undo: split };
}

export function splitMeasures(line: ShoppingLineOnWire, householdId?: string): ListChange {
  const { split, join } = measuresChanges(line, householdId);
  return { ...split, undo: join };
}

export function mergeMeasures(line: ShoppingLineOnWire, householdId?: string): ListChange {
  const { split, join } = measuresChanges(line, householdId);
  return { ...join, undo: split };
}

interface SplitChanges {
  split: ListChange;
  join: ListChange;
}

function wordingChanges(
  { key, name }: Part['wording'],
  food: string,
  householdId: string | undefined,
): SplitChanges {
  const body = { kind: 'wording', key, householdId } as const;
  return {
    split: {
      say: () => call(shoppingListRoutes.split, { body }),
      done: `${name}: kept apart from ${food}`,
      failed: `${name}: not kept apart`,
    },
    join: {
      say: () => call(shoppingListRoutes.join, { body }),
      done: `${name}: together with ${food} again`,
      failed: `${name}: still apart`,
    },
  };
}

function measuresChanges(
  { key, name }: ShoppingLineOnWire,
  householdId: string | undefined,
): SplitChanges {
  const body = { kind: 'measures', key, householdId } as const;
  return {
    split: {
      say: () => call(shoppingListRoutes.split, { body }),
      done: `${name}: not converted any more`,
      failed: `${name}: still converted`,
    },
    join: {
      say: () => call(shoppingListRoutes.join, { body }),
      done: `${name}: added up again`,
      failed: `${name}: not added up`,
    },
  };
}
