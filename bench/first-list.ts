/**
 * How many presses, and how many seconds of loading and work, lie between the landing page and the first shopping list:
 * onboarding with five examples and an own recipe, the tour, Magic Menu. A script types and presses at once, so the
 * seconds are what Saltbush takes, not the reader.
 */
import { chromium } from 'playwright-core';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { reachFirstList } from '../e2e/pages/first-list';
import { newPerson } from '../e2e/setup/people';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { printTable, round } from './measure';

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 } },
};

export async function benchFirstList(): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SAMPLE_RECIPES: 'on' });
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = [];
    for (const [name, screen] of Object.entries(screens)) {
      const context = await browser.newContext({ baseURL: saltbush.url, ...screen });
      const page = await context.newPage();
      const isTouch = name === 'phone';
      const began = Date.now();
      const presses = await reachFirstList(page, newPerson('Family'), {
        press: (target) => (isTouch ? target.tap() : target.click()),
        leaveTour: () => (isTouch ? page.touchscreen.tap(180, 20) : page.mouse.click(640, 12)),
        look: async () => undefined,
      });
      rows.push({ screen: name, presses, seconds: round((Date.now() - began) / 1_000) });
      await context.close();
    }
    printTable('From the landing page to the first shopping list', rows);
  } finally {
    await browser.close();
    await saltbush.stop();
  }
}
