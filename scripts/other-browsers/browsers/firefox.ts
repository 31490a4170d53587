/** Firefox without a window, driven by WebDriver BiDi. */
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { BrowserKind, Tab, Target, TestBrowser } from './browser';
import { endProcesses } from './end-processes';
import { findProgram } from './find-program';

const addressFile = 'WebDriverBiDiServer.json';
/** A killed browser starts again without a question, and asks nobody for updates. */
const settings = `
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`;

const findFirefox = () => process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');

export const firefox: BrowserKind = {
  name: 'Firefox',
  howToInstall: () =>
    findFirefox() === undefined
      ? 'apt-get install --no-install-recommends firefox-esr, or name a Firefox in FIREFOX_PATH'
      : undefined,
  open,
};

async function open(profile: string): Promise<TestBrowser> {
  await rm(join(profile, addressFile), { force: true });
  await writeFile(join(profile, 'user.js'), settings);
  const started = spawn(
    findFirefox()!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, HOME: profile }, stdio: 'ignore' },
  );
  try {
    const browser = await puppeteer.connect({
      protocol: 'webDriverBiDi',
      browserWSEndpoint: `${await addressOf(profile)}/session`,
      defaultViewport: { width: 1280, height: 900 },
      protocolTimeout: 120_000,
    });
    return await watch(browser, () => endProcesses(started));
  } catch (error) {
    await endProcesses(started);
    throw error;
  }
}

async function watch(browser: Browser, kill: () => Promise<void>): Promise<TestBrowser> {
  const uncaughtErrors: string[] = [];
  const watched = (page: Page): Tab => {
    page.on('pageerror', (error) => uncaughtErrors.push(String(error)));
    return tabOf(page);
  };
  const [first] = await browser.pages();
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    firstTab: watched(first!),
    openTab: async () => watched(await browser.newPage()),
    kill,
    uncaughtErrors,
  };
}

/** Firefox writes it once it listens. */
async function addressOf(profile: string): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      const text = await readFile(join(profile, addressFile), 'utf8');
      const { ws_host: host, ws_port: port } = JSON.parse(text) as BidiAddress;
      return `ws://${host}:${port}`;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('Firefox did not start within a minute');
}

interface BidiAddress {
  ws_host: string;
  ws_port: number;
}

const tabOf = (page: Page): Tab => ({
  goto: async (url) => {
    await page.goto(url);
  },
  run: async (script) => {
    await page.evaluate(`${script}\n;undefined`);
  },
  evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
  findElement: async (expression) => {
    const handle = await page.evaluateHandle(expression);
    const element = handle.asElement() as ElementHandle<Element> | null;
    return element === null ? undefined : targetOf(element);
  },
});

const targetOf = (element: ElementHandle<Element>): Target => ({
  click: () => element.click(),
  type: (text) => element.type(text),
});
