import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * As if someone stored this many bytes, on a running server with this data folder. They have stored something
 * before: until then nothing is counted for them.
 *
 * @param ownerId a person or a community
 */
export async function fillStorage(dataFolder: string, ownerId: string, bytes: number) {
  const program = 'packages/server/src/testing/programs/fill-storage-program.ts';
  const options = ['--import', 'tsx', program, dataFolder, ownerId, String(bytes)];
  await promisify(execFile)(process.execPath, options);
}
