/**
 * The browser of the tests: an installed Chromium or Chrome, or one installed now
 * (Debian and Ubuntu as root: the system's package; elsewhere: Playwright's own installer).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** @returns the path of a browser that can be started. */
export function findOrInstallBrowser(): string {
  return findBrowser() ?? installBrowser();
}

function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, ...onPath(), ...applications, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  const found = findBrowser();
  if (found !== undefined) return found;
  installFromPlaywright();
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The journeys need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH, and try again.',
  );
}

function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    // Ubuntu's chromium package only installs a snap; Playwright's browser is used there.
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    execFileSync('apt-get', [...install, 'chromium-headless-shell'], { env, stdio: 'inherit' });
  } catch {
    console.log('The system has no usable Chromium package; trying Playwright’s.');
  }
}

function installFromPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  execFileSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], {
    stdio: 'inherit',
  });
}
