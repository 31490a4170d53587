/**
 * The files of a release: the built program and the data that it reads, in the places that they have in the repository.
 * Sources, tests and the packages of development are left out; `npm ci` brings the packages of production.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../build.mjs';
import { productionLock, serverPlace, type LockFile } from './production-lock';

/** What is copied as it is. Those without a name yet, such as a licence, follow once they exist. */
const copied = [
  'packages/server/dist',
  'packages/server/curated-images',
  'packages/server/src/platform/db/migrations',
  'packages/web/dist',
  'languages',
  'deploy',
  'docs/self-hosting.md',
  'docs/backups.md',
  'docs/monitoring.md',
  'docs/sub-path.md',
  'docs/several-machines.md',
  'docs/upgrading.md',
  'docs/product-feeds.md',
  'README.md',
  'CHANGELOG.md',
  'CREDITS.md',
  'LICENSE',
];

/**
 * The snapshots from which drizzle-kit writes the next migration, the sources inside source maps, and what is said to
 * translators.
 */
const isForDevelopers = (path: string): boolean =>
  path.endsWith('.map') ||
  path.endsWith('_snapshot.json') ||
  (path.startsWith(join(root, 'languages')) && /\.(?:ts|md)$/.test(path));

interface Project {
  name: string;
  version: string;
  description: string;
  engines: Record<string, string>;
  scripts: { start: string };
}

interface ServerPackage {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * Writes the files of a release; the program must be built.
 *
 * @param folder is made anew
 */
export async function writeProgramFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const path of copied) await copyPart(path, folder);
  const project = projectOf(await readJson<Project>('package.json'));
  const server = serverPackageOf(await readJson<ServerPackage>(`${serverPlace}/package.json`));
  const lock = productionLock(await readJson<LockFile>('package-lock.json'), project, server);
  const files: [path: string, text: string][] = [
    ['package.json', asJson(project)],
    ['package-lock.json', asJson(lock)],
    [`${serverPlace}/package.json`, asJson(server)],
    ['main.js', mainFile],
    ['bin/saltbush', commandLine],
  ];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await chmod(join(folder, 'bin/saltbush'), 0o755);
}

async function copyPart(path: string, folder: string): Promise<void> {
  const from = join(root, path);
  if (!existsSync(from)) return;
  await cp(from, join(folder, path), {
    recursive: true,
    filter: (file) => !isForDevelopers(file),
  });
}

/** `npm start` of a release runs what was built, with the options of Node that the repository's has. */
function projectOf({ name, version, description, engines, scripts }: Project) {
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  const node = ['node', ...options].join(' ');
  return {
    name,
    version,
    private: true,
    description,
    type: 'module',
    engines,
    workspaces: [serverPlace],
    scripts: {
      start: `${node} main.js`,
      // npm may leave out the install scripts of packages, but not this one.
      postinstall: `node ${serverPlace}/dist/cli.js prepare`,
      saltbush: `${node} ${serverPlace}/dist/cli.js`,
    },
  };
}

function serverPackageOf({ name, version, dependencies }: ServerPackage) {
  const fromOutside = Object.entries(dependencies).filter(([each]) => !each.startsWith('@saltbush/'));
  return {
    name,
    version,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(fromOutside),
  };
}

const mainFile = `/** Starts Saltbush: node main.js, or node main.js --help. */
import './${serverPlace}/dist/main.js';
`;

/** Found through links too, such as one in /usr/local/bin. */
const commandLine = `#!/bin/sh
# The command line of Saltbush: backups, restores, checks. "bin/saltbush help" lists them.
exec node --max-semi-space-size=4 "$(dirname "$(readlink -f "$0")")/../${serverPlace}/dist/cli.js" "$@"
`;

const readJson = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, path), 'utf8')) as Content;

const asJson = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
