/** One check in one browser: a new person, network and profile, and what came of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProxy } from '../../e2e/setup/proxy';
import type { BrowserKind, TestBrowser } from './browsers/browser';
import type { Check } from './checks/check';
import { newShopper } from './shopper';

export interface Result {
  browser: string;
  check: string;
  result: 'passed' | 'failed';
  seconds: number;
  note: string;
  error?: string;
}

export async function runCheck(check: Check, kind: BrowserKind, server: string): Promise<Result> {
  const began = performance.now();
  const profile = await mkdtemp(join(tmpdir(), 'saltbush-profile-'));
  const network = await openProxy(server);
  const opened: TestBrowser[] = [];
  const notes: string[] = [];
  let areErrorsExpected = false;
  const scene = {
    shopper: await newShopper('Other Browser', server),
    network,
    openBrowser: async () => {
      const browser = await kind.open(profile);
      opened.push(browser);
      return browser;
    },
    note: (text: string) => notes.push(text),
    expectErrors: () => {
      areErrorsExpected = true;
    },
  };
  let error: string | undefined;
  try {
    await check.run(scene);
    const errors = opened.flatMap(({ uncaughtErrors }) => uncaughtErrors);
    if (errors.length > 0 && !areErrorsExpected) error = `uncaught: ${errors.join('; ')}`;
  } catch (caught) {
    error = String(caught instanceof Error ? caught.message : caught);
  } finally {
    for (const browser of opened) await browser.kill();
    network.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const result = error === undefined ? 'passed' : 'failed';
  const browser = opened[0]?.version ?? kind.name;
  console.log(`${browser}: ${check.title}: ${result} (${seconds} s)`);
  return { browser, check: check.title, result, seconds, note: notes.join('; '), error };
}
