/** Taking a line apart and adding it up again, in calls and in words; each undoes the other. */
import {
  shoppingListRoutes,
  type ShoppingLineOnWire,
  type SplitOnWire,
} from '@saltbush/contract/shopping-list';
import { splitKey } from '@saltbush/domain/shopping-list/splits';
import { call } from '../../../api/call';
import type { ListChange } from '../keeping/change-lists';

type Part = ShoppingLineOnWire['parts'][number];

export interface WordingParts {
  wording: Part['wording'];
  parts: Part[];
  /** Whether its recipes call the food by its own name. */
  isPlain: boolean;
}

/** The parts of a line by what their recipes call the food: its own name first, the rest by name. */
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

export function keepWordingApart(line: ShoppingLineOnWire, wording: Part['wording']): ListChange {
  const { apart, together } = wordingChanges(wording, line.name);
  return { ...apart, undo: together };
}

/** Of a line that stands apart from `food`. */
export function joinWording(line: ShoppingLineOnWire, food: string): ListChange {
  const { apart, together } = wordingChanges(line, food);
  return { ...together, undo: apart };
}

export function keepMeasuresApart(line: ShoppingLineOnWire): ListChange {
  const { apart, together } = measuresChanges(line);
  return { ...apart, undo: together };
}

export function addUpMeasures(line: ShoppingLineOnWire): ListChange {
  const { apart, together } = measuresChanges(line);
  return { ...together, undo: apart };
}

interface SplitChanges {
  apart: ListChange;
  together: ListChange;
}

function wordingChanges({ key, name }: Part['wording'], food: string): SplitChanges {
  const body: SplitOnWire = { kind: 'wording', key };
  return {
    apart: {
      say: () => call(shoppingListRoutes.split, { body }),
      done: `${name}: kept apart from ${food}`,
      failed: `${name}: not kept apart`,
    },
    together: {
      say: () => call(shoppingListRoutes.join, { body }),
      done: `${name}: together with ${food} again`,
      failed: `${name}: still apart`,
    },
  };
}

function measuresChanges({ key, name }: ShoppingLineOnWire): SplitChanges {
  const body: SplitOnWire = { kind: 'measures', key };
  return {
    apart: {
      say: () => call(shoppingListRoutes.split, { body }),
      done: `${name}: not converted any more`,
      failed: `${name}: still converted`,
    },
    together: {
      say: () => call(shoppingListRoutes.join, { body }),
      done: `${name}: added up again`,
      failed: `${name}: not added up`,
    },
  };
}
