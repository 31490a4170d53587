/**
 * Reads large pages in a process of their own: a page of 5 MB takes most of a second, in which nobody else
 * would be answered. One at a time, because the elements of such a page fill a few hundred megabytes.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@saltbush/contract/errors';
import { packageFolder } from '../../platform/package-root';
import { readRecipe, type RecipeOnPage } from './read-page';

export interface PageToRead {
  html: string;
  url?: string | undefined;
  recipe?: number | undefined;
}

/** Shorter pages are read sooner than a process has started. */
const largeLength = 700_000;
/** Far beyond what any page takes; a mistake of ours must not hold up the next page for ever. */
const mostMs = 20_000;

/** @throws AppError PAGE_TOO_LARGE when its process does not come to an end */
export async function readRecipeApart(
  page: PageToRead,
  signal?: AbortSignal,
): Promise<RecipeOnPage | undefined> {
  if (page.html.length < largeLength) return readRecipe(page.html, page.url, page.recipe);
  const turn = before.then(() => readInProcess(page, signal));
  before = turn.catch(() => undefined);
  return turn;
}

let before: Promise<unknown> = Promise.resolve();

function readInProcess(page: PageToRead, signal?: AbortSignal): Promise<RecipeOnPage | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const reader = fork(program, [], {
      cwd: packageFolder,
      execArgv: ['--max-old-space-size=768', ...(isSource ? ['--import', 'tsx'] : [])],
      serialization: 'advanced',
      // No settings: it reads a stranger's page and needs no secret for that.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      reader.kill('SIGKILL');
      settle();
    };
    const giveUp = () => end(() => reject(new AppError('PAGE_TOO_LARGE')));
    const handleAbort = () => end(() => reject(signal?.reason as Error));
    const timer = setTimeout(giveUp, mostMs);
    signal?.addEventListener('abort', handleAbort);
    reader.once('message', (found) => end(() => resolve((found as RecipeOnPage) ?? undefined)));
    reader.once('error', giveUp);
    reader.once('exit', giveUp);
    reader.send(page, (error) => {
      if (error) giveUp();
    });
  });
}

/** As source beside this file, or built beside the server. */
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(isSource ? './page-reader.ts' : './page-reader.js', import.meta.url),
);
