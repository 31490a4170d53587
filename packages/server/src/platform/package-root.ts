/** Where the project lies, found from this very file: the same in `src` and in the built `dist`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server package. */
export const packageFolder = folderAbove(dirname(fileURLToPath(import.meta.url)));

/** The folder of the whole repository. */
export const repositoryFolder = join(packageFolder, '../..');

function folderAbove(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${start}`);
    folder = parent;
  }
  return folder;
}
