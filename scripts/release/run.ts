/**
 * `npm run release`: builds web and server, and writes `release/saltbush-<version>.tar.gz` with its checksum. Whoever
 * unpacks it runs `npm ci --omit=dev && node main.js`; nothing is built there.
 *
 * `npm run release -- --folder` writes the files alone, as `release/saltbush`: the Dockerfile takes them from there.
 */
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, root } from '../build.mjs';
import { packFolder } from './pack-folder';
import { writeProgramFiles } from './program-files';

const { values } = parseArgs({ options: { folder: { type: 'boolean', default: false } } });
const releases = join(root, 'release');

await mkdir(releases, { recursive: true });
console.log('Building Saltbush …');
await build();
if (values.folder) {
  const folder = join(releases, 'saltbush');
  await writeProgramFiles(folder);
  console.log(`Wrote ${folder}.`);
} else {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(releases, `saltbush-${version}`);
  const file = `${folder}.tar.gz`;
  try {
    await writeProgramFiles(folder);
    await packFolder(folder, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`Wrote ${file} (${((await stat(file)).size / 1e6).toFixed(1)} MB) and its .sha256.`);
}
