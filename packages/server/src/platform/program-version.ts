import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { repositoryFolder } from './package-root';

/** Of the project: "0.1.0". */
export const packageVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(repositoryFolder, 'package.json'), 'utf8'))).version;

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
