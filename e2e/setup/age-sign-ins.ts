/** Sign-ins of another day, without waiting for it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Makes everyone's sign-ins so far a day older, on a running server with this data folder. */
export async function ageSignIns(dataFolder: string): Promise<void> {
  const program = 'packages/server/src/testing/programs/age-sign-ins-program.ts';
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, dataFolder]);
}
