/** What someone has before them who is about to do something, and how it is made of that. */
import type { OperationArgs, OperationName } from '../../src/plan/sync/operations';
import type { Row, RowKind } from '../../src/plan/rows/rows';
import type { Random } from './random';

export const refusedRecipe = 'recipe-refused';
export const weeks = ['2026-11-16', '2026-11-23'];
export const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
export const keys = ['egg', 'milk', 'salt', 'red-onion', 'flour', 'rice'];
export const eaters = ['ann', 'ben', 'cat'];
export const recipes = ['recipe-1', 'recipe-2', 'recipe-3', refusedRecipe];

export type Made = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

export interface Scene {
  random: Random;
  /** Not used before, by any device. */
  newId: () => string;
  /** Rows that the person sees. */
  rows: (kind: RowKind) => Row[];
  /** Rows that were removed. */
  removed: () => Row[];
}

export type Maker = (scene: Scene) => Made | undefined;

/** A maker of an operation on one row of a kind, if there is one. */
export const onOne =
  (kind: RowKind, make: (row: Row, scene: Scene) => Made): Maker =>
  (scene) => {
    const rows = scene.rows(kind);
    return rows.length > 0 ? make(scene.random.pick(rows), scene) : undefined;
  };
