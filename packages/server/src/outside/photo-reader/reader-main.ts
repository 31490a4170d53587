/**
 * The process that reads photos: it takes a picture and gives words, until it is told to end.
 *
 * Text recognition holds some 400 MB and never gives them back; in a process of its own they are free
 * again when it ends, and a picture that breaks it breaks nothing else.
 */
import { setPriority } from 'node:os';
import { readPage } from './read-page';
import type { ReadOrder, ReadResult } from './reader-messages';
import { openTextEngine } from './text-engine';

/** Whoever looks at a page comes before whoever waits for a photo. */
setPriority(10);

const engine = openTextEngine();

process.on('message', ({ id, photo }: ReadOrder) => {
  engine
    .then((ready) => readPage(ready, photo))
    .then(
      (page) => answer({ id, page }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
});
/** A server that was killed cannot end its children. */
process.on('disconnect', () => process.exit());

function answer(result: ReadResult): void {
  process.send?.(result);
}
