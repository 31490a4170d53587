import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { packageFolder, repositoryFolder } from './package-root';

const project = z
  .object({ version: z.string(), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync(join(repositoryFolder, 'package.json'), 'utf8')));

/** Of the project: "1.0.0". */
export const packageVersion: string = project.version;

/** The oldest Node that runs it: "20.19". */
const oldestNode: string = project.engines.node.replace('>=', '');

/**
 * @param version "20.19.0"
 * @example describeOldNode('18.20.4') // 'This is Node 18.20.4, and Saltbush needs 20.19 or newer.'
 */
export function describeOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This is Node ${version}, and Saltbush needs ${oldestNode} or newer.`;
}

export const newerNodeAdvice = 'Install a newer Node, then run npm ci again.';

/**
 * Differs between two builds: an answer computed by other code is another answer.
 *
 * Built files are named by their content, so the main file changes with any of them. From source,
 * each start counts as a new version.
 */
export const programVersion: string = readProgramVersion(join(packageFolder, 'dist'));

function readProgramVersion(builtFolder: string): string {
  const isBuilt = fileURLToPath(import.meta.url).startsWith(builtFolder);
  if (!isBuilt) return Date.now().toString(36);
  const main = readFileSync(join(builtFolder, 'main.js'));
  return createHash('sha256').update(main).digest('base64url').slice(0, 12);
}
