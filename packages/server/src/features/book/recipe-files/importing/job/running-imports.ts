/** The imports that this process works on now, each once. */
import type { Deps } from '../../../../../deps';
import { findOutage } from '../../../../../platform/outages';
import { openFileReader } from '../../reading/file-reader';
import type { ImportDepsAndReader } from '../recipe/import-context';
import { runImport } from './run-import';

export interface RunningImports {
  has(importId: string): boolean;
  /** Does nothing while it runs already, or while this process stops. */
  start(importId: string): void;
  /** Interrupts all and waits until their leases are released. */
  stop(): Promise<void>;
}

export function openRunningImports(
  deps: Deps & Pick<ImportDepsAndReader, 'photoReader'>,
): RunningImports {
  const reader = openFileReader();
  deps.diagnostics.addPool('file-reader', reader.state);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  return {
    has: (importId) => running.has(importId),
    start: (importId) => {
      if (running.has(importId) || stopping.signal.aborted) return;
      const work = runImport({ ...deps, reader }, importId, stopping.signal)
        .catch((error: unknown) =>
          deps.log.error({ err: error, outage: findOutage(error), importId }, 'an import stopped'),
        )
        .finally(() => running.delete(importId));
      running.set(importId, work);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
      await reader.close();
    },
  };
}
