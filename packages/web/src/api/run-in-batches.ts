/** Runs an operation for many items, a batch at a time (Spec 9: batch size). */
const desktopBatch = 20;
const mobileBatch = 10;

export interface BatchOutcome<Thing> {
  done: Thing[];
  failed: Thing[];
  /** The first error. */
  error: unknown;
}

export async function runInBatches<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<unknown>,
): Promise<BatchOutcome<Thing>> {
  const size = matchMedia('(max-width: 47.99em)').matches ? mobileBatch : desktopBatch;
  const outcome: BatchOutcome<Thing> = { done: [], failed: [], error: undefined };
  for (let start = 0; start < things.length; start += size) {
    const batch = things.slice(start, start + size);
    const settled = await Promise.allSettled(batch.map(work));
    settled.forEach((result, index) => {
      if (result.status === 'fulfilled') outcome.done.push(batch[index]!);
      else {
        outcome.failed.push(batch[index]!);
        outcome.error ??= result.reason;
      }
    });
  }
  return outcome;
}
