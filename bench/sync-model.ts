/**
 * The model of synchronisation for longer than the test runs it: devices that are killed, cut off and have wrong
 * clocks, on a network that loses and doubles messages. It ends with an error when a rule is broken.
 */
import { runModel } from '../packages/domain/testing/sync-model/run-model';
import { printTable, round } from './measure';

export function benchSyncModel({ operations, seed }: { operations: number; seed: number }): void {
  const start = performance.now();
  const figures = runModel({ operations, seed });
  const seconds = round((performance.now() - start) / 1_000);
  printTable('Model of synchronisation: every rule held at every step', [
    { seed, ...figures, seconds },
  ]);
}
