/** Somebody who writes one kind of thing, one write after the other. */
import { randomUUID } from 'node:crypto';
import type { Caller } from '../caller';
import type { Thing } from '../ledger';

export interface Writer {
  /** Does the next write. @returns whether it was answered: if not, the writer waits for the next round */
  write(): Promise<boolean>;
}

export type OpenWriter = (caller: Caller) => Writer;

/** @example const next = inTurn(['a', 'b']); next(); next(); next() // 'a', 'b', 'a' */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}

/** Things that are there, as far as is known: what an unanswered write made is looked at first. */
export const existing = (things: readonly Thing[]): Thing[] =>
  things.filter((thing) => thing.acknowledged !== undefined && !thing.pending);

export const newId = (): string => randomUUID();

let counter = 0;
/** No two are alike in a run. */
export const nextNumber = (): number => (counter += 1);
