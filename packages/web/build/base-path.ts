/**
 * Makes one build that serves below any path: "" or "/recipes" (decision 0119).
 *
 * The build writes every address of the app with a placeholder for that path. At its end it takes the placeholders out,
 * so that the files are those of an instance at "/", and writes down where they stood (`addresses.json`). The server of
 * an instance below a path puts the path there (`platform/http/web-pages/web-folder.ts` of the server).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { placeOf } from './language-files.ts';

const placeholder = '/saltbush-base-path';

const buildBase = `${placeholder}/`;

/** Settings of every build of the app, and of what belongs to it. */
export const baseSettings = {
  base: buildBase,
  define: { basePath: JSON.stringify(placeholder) },
};

/** The address of a file of the build in another one. */
export const builtAddress = (file: string): string => buildBase + file;

/** Without placeholders: what an instance at "/" serves. */
export const atRoot = (text: string): string => text.replaceAll(placeholder, '');

export const isText = (file: string): boolean => /\.(js|css|html|svg|json|webmanifest)$/.test(file);

/**
 * Stands behind all plugins that write files.
 *
 * @param folder of the language, as `placeOf` has it
 */
export const basePath = (folder: string): Plugin[] => [
  {
    name: 'base-path',
    config: (_config, { command }) =>
      command === 'build' ? baseSettings : { define: { basePath: '""' } },
    writeBundle: { order: 'pre', sequential: true, handler: ({ dir }) => markManifest(dir!) },
  },
  {
    name: 'addresses',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        const addresses = Object.entries(await takePlaceholdersOut(dir!)).map(
          ([file, positions]) => [placeOf(file, folder), positions] as const,
        );
        const text = JSON.stringify(Object.fromEntries(addresses));
        await writeFile(join(dir!, 'addresses.json'), text);
      },
    },
  },
];

/** Vite copies it as it is. All of its values that begin with a slash are addresses. */
async function markManifest(folder: string): Promise<void> {
  const file = join(folder, 'manifest.webmanifest');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replaceAll('": "/', `": "${buildBase}`));
}

/** @returns by file, where the path is to be put into its text, ascending */
async function takePlaceholdersOut(folder: string): Promise<Record<string, number[]>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const addresses: Record<string, number[]> = {};
  for (const file of files) {
    const parts = (await readFile(join(folder, file), 'utf8')).split(placeholder);
    if (parts.length === 1) continue;
    await writeFile(join(folder, file), parts.join(''));
    let end = 0;
    addresses[file] = parts.slice(0, -1).map((part) => (end += part.length));
  }
  return addresses;
}
