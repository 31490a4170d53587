import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Differs between two builds: an answer computed by other code is another answer.
 *
 * Built files are named by their content, so the main file changes with any of them. From source,
 * each start counts as a new version.
 */
export const programVersion: string = readProgramVersion(process.argv[1]);

function readProgramVersion(mainFile: string | undefined): string {
  if (mainFile === undefined || !mainFile.endsWith('.js')) return Date.now().toString(36);
  return createHash('sha256').update(readFileSync(mainFile)).digest('base64url').slice(0, 12);
}
