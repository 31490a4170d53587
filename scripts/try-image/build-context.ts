/** What is sent to the build: the files of the repository that .dockerignore lets through. */
import { execFileSync } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build.mjs';

/** @param folder is filled */
export async function copyBuildContext(folder: string): Promise<void> {
  const isSent = readRules(await readFile(join(root, '.dockerignore'), 'utf8'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const path of files.split('\0').filter((each) => each !== '' && isSent(each))) {
    await cp(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      // Removed, and not yet committed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/**
 * Everything is left out but for what is named; then what a rule finds in any folder.
 *
 * @param text of a .dockerignore whose rules are "*", "!name" and "** /name"
 */
export function readRules(text: string): (path: string) => boolean {
  const [first, ...rules] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (first !== '*')
    throw new Error('The first rule of .dockerignore must leave everything out: *');
  const named = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const inAny = rules.filter((rule) => rule.startsWith('**/')).map((rule) => rule.slice(3));
  if (named.length + inAny.length !== rules.length) throw new Error('A rule is not understood.');
  return (path) => {
    const parts = path.split('/');
    return named.includes(parts[0]!) && !parts.some((part) => inAny.includes(part));
  };
}
