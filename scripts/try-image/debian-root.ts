/**
 * A bare Debian with Node, as the image that the Dockerfile begins with: Debian's own packages by debootstrap, and Node
 * and npm of the packages that have nodejs.org's files.
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const debianMirror = 'http://deb.debian.org/debian';

/**
 * Made once and kept in `folder`.
 *
 * @param image "node:24-bookworm-slim"
 */
export async function ensureDebianRoot(folder: string, image: string): Promise<void> {
  if (existsSync(folder)) return;
  const [, major, release] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (major === undefined || release === undefined)
    throw new Error(`${image} is no Debian with Node.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  console.log(`Installing a bare Debian ${release} and Node ${major} …`);
  execFileSync('debootstrap', ['--variant=minbase', release, unfinished, debianMirror], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await installNode(unfinished, major);
  await rename(unfinished, folder);
}

/** Node, and npm, which its package leaves out. */
async function installNode(root: string, major: string): Promise<void> {
  const local = join(root, 'usr/local');
  const node = await unpack(`node-linux-${process.arch}@${major}`);
  const npm = await unpack('npm@11');
  try {
    await cp(join(node, 'package/bin/node'), join(local, 'bin/node'));
    await cp(join(npm, 'package'), join(local, 'lib/node_modules/npm'), { recursive: true });
    for (const name of ['npm', 'npx']) {
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
    }
  } finally {
    await Promise.all([node, npm].map((place) => rm(place, { recursive: true, force: true })));
  }
}

/** @returns a temporary folder with the files of a package, in "package" */
async function unpack(name: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'saltbush-package-'));
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  execFileSync('npm', ['pack', '--silent', name], { cwd, stdio });
  const [archive] = await readdir(cwd);
  execFileSync('tar', ['xzf', archive!, '--no-same-owner'], { cwd, stdio });
  return cwd;
}
