/**
 * One export of a person at a time, and a few of everybody: each holds some recipes of a megabyte and packs them on the
 * serving thread. Who asks for another one waits, or is refused when too many wait.
 */
import { openFairQueue } from '../../../../platform/worker-pool/fair-queue';

export interface ExportPlaces {
  /**
   * The same bytes, made once there is a place; it is free again when they are read or nobody wants them.
   *
   * @throws AppError WORKERS_BUSY before the first byte
   */
  inPlace(
    ownerId: string,
    bytes: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array>;
}

export function openExportPlaces(): ExportPlaces {
  const queue = openFairQueue({ maxRunning: 6, maxWaiting: 60, maxWaitingPerOwner: 2 });
  return {
    inPlace: async function* (ownerId, bytes, signal) {
      const leave = await queue.enter(ownerId, signal);
      try {
        yield* bytes;
      } finally {
        leave();
      }
    },
  };
}
