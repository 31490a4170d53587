/**
 * Fills an empty instance, once. One that has an account is left as it is: nothing is sent to it but the question
 * whether it has one.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInRoutes } from '../../packages/contract/src/account/sign-in-methods/sign-in';
import { ask } from './ask';
import { fillHousehold } from './fill-household';

/**
 * - `made`: just now.
 * - `there`: made by an earlier start.
 * - `unfinished`: an earlier start was stopped while it was made.
 * - `others`: the instance has accounts, and this program made none of them.
 */
export type Outcome = 'made' | 'there' | 'unfinished' | 'others';

interface Instance {
  /** "http://localhost:3000" */
  origin: string;
  /** Beside the database, so that both are deleted together. */
  dataFolder: string;
}

/** @throws what `fillHousehold` throws; the next call answers `unfinished` */
export async function offerHousehold({ origin, dataFolder }: Instance): Promise<Outcome> {
  const { isFirstAccount } = await ask({ origin }, signInRoutes.options);
  const file = join(dataFolder, 'example-household.json');
  if (!isFirstAccount) return outcomeOf(await readState(file));
  await mkdir(dataFolder, { recursive: true });
  await writeState(file, 'unfinished');
  await fillHousehold(origin);
  await writeState(file, 'finished');
  return 'made';
}

type State = 'unfinished' | 'finished';

function outcomeOf(state: State | undefined): Outcome {
  if (state === undefined) return 'others';
  return state === 'finished' ? 'there' : 'unfinished';
}

const writeState = (file: string, state: State): Promise<void> =>
  writeFile(file, `${JSON.stringify({ state })}\n`);

async function readState(file: string): Promise<State | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { state: State }).state;
}
