/** A browser of a test's own, with its data in a folder, that can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { patienceMs } from './browser';
import { browserArguments } from './browser-arguments';

export interface OwnBrowser {
  page: Page;
  /** Kills all its processes at once, as a phone that needs memory or loses power does. */
  kill: () => Promise<void>;
}

/** Of the test: it is deleted at its end. */
export async function makeProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-profile-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** @param profile a folder; what a killed browser had stored in it is there */
export async function openOwnBrowser(profile: string): Promise<OwnBrowser> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const started = spawn(
    inject('browserPath'),
    [
      ...browserArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // The leader of a process group.
    { detached: true, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    started.once('exit', () => resolve());
  });
  const kill = async () => {
    killGroup(started);
    await ended;
  };
  onTestFinished(kill);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`);
  return { page: await firstPage(browser), kill };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function portOf(profile: string): Promise<string> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port] = text.split('\n');
    if (text.includes('\n') && port) return port;
    if (Date.now() > deadline) throw new Error('The browser did not start within a minute');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  context!.setDefaultTimeout(patienceMs);
  return context!.pages()[0] ?? context!.newPage();
}
