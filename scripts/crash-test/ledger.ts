/**
 * What was acknowledged, and whether it is there.
 *
 * A thing is one recipe, one plan, one list: what it says was acknowledged as a whole. A write that was
 * not answered may have happened or not; then the thing says either what it said before or what the write
 * said, never a mixture. Nobody writes to a thing whose last write was not answered until it was looked at.
 */
import { isDeepStrictEqual } from 'node:util';

export interface Thing {
  name: string;
  /** What it said last; nothing while it does not exist. */
  acknowledged: unknown;
  /** What the unanswered write would have made of it. */
  pending?: { accepts: (actual: unknown) => boolean };
  /** As it is on the server, in the form of `acknowledged`. */
  read(): Promise<unknown>;
}

export interface Finding {
  kind: 'missing' | 'different';
  name: string;
  acknowledged: unknown;
  actual: unknown;
}

export interface Ledger {
  /** How many writes were answered, of all rounds. */
  acknowledged: number;
  /** And how many were not. */
  unanswered: number;
  mistakes: string[];
  /** The next comparison looks at it. */
  add(thing: Thing): void;
  /**
   * Does a write and notes what came of it.
   *
   * @param next what the thing says when it has happened, or how to tell from the thing
   * @returns what was answered, or nothing
   */
  write<Result>(
    thing: Thing,
    next: unknown,
    call: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  noteMistake(mistake: string): void;
  /** Looks at what was written since the last time, or at everything. */
  compare(which: 'touched' | 'all'): Promise<Finding[]>;
}

/** For `next`: a thing whose new content the server decides, as the id of a link. */
export class ToldBy {
  constructor(readonly accepts: (actual: unknown) => boolean) {}
}

export function openLedger(): Ledger {
  const things = new Set<Thing>();
  const touched = new Set<Thing>();
  const ledger: Ledger = {
    acknowledged: 0,
    unanswered: 0,
    mistakes: [],
    add(thing) {
      things.add(thing);
      touched.add(thing);
    },
    async write(thing, next, call) {
      ledger.add(thing);
      const isTold = next instanceof ToldBy;
      thing.pending = isTold ? next : { accepts: (actual) => isDeepStrictEqual(actual, next) };
      const answer = await call();
      if (answer === undefined) {
        ledger.unanswered += 1;
        return undefined;
      }
      ledger.acknowledged += 1;
      delete thing.pending;
      if (!isTold) thing.acknowledged = next;
      return answer;
    },
    noteMistake: (mistake) => void ledger.mistakes.push(mistake),
    async compare(which) {
      const queue = [...(which === 'all' ? things : touched)];
      touched.clear();
      return compareEach(queue);
    },
  };
  return ledger;
}

/** Empties the queue. */
async function compareEach(queue: Thing[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const compareNext = async () => {
    for (let thing = queue.pop(); thing; thing = queue.pop()) {
      const finding = await compareOne(thing);
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: readersAtOnce }, compareNext));
  return findings;
}

const readersAtOnce = 6;

/** From then on, what is there counts as acknowledged. */
async function compareOne(thing: Thing): Promise<Finding | undefined> {
  const { name, acknowledged, pending } = thing;
  const actual = await thing.read();
  delete thing.pending;
  thing.acknowledged = actual;
  if (isDeepStrictEqual(actual, acknowledged) || pending?.accepts(actual)) return undefined;
  return { kind: actual === undefined ? 'missing' : 'different', name, acknowledged, actual };
}
