/** Checks that every page must pass, in each look. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings';
import { phone } from './browser';

export const looks = [
  { name: 'on a phone, by day', ...phone, colorScheme: 'light' as const },
  {
    name: 'on a tablet, by night',
    viewport: { width: 768, height: 1024 },
    colorScheme: 'dark' as const,
  },
  {
    name: 'on a desk, by day',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light' as const,
  },
];

/**
 * The app has rendered the page, and nothing in the window stands in for data or code on its way. Silence
 * of the network would say neither: on a busy machine it is silent between two calls.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction((places) => {
    const main = document.getElementById('main');
    const isRendered = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    const isInWindow = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    };
    return isRendered && ![...document.querySelectorAll(places)].some(isInWindow);
  }, placeholders);
  await page.evaluate(() => document.fonts.ready);
}

const placeholders = '.mantine-Skeleton-root, .mantine-Loader-root';

/** What is open is looked at and then resized: getting there for each look took three times as long. */
export async function expectGoodInEachLook(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()!;
  await withoutTransitions(page);
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await expectAccessible(page, `${path} ${name}`);
    await expectNoHorizontalScroll(page, `${path} ${name}`);
  }
  await page.setViewportSize(before);
}

/** Colours change at once with the look, not over a few frames. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

export async function expectAccessible(page: Page, path: string): Promise<void> {
  await untilLoaded(page);
  expect(await axeFindings(page), path).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page, path: string): Promise<void> {
  const overhang = await page.evaluate((window) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A phone widens the page's own width with what hangs over: then the window that was asked for counts.
    return scrollWidth - Math.min(clientWidth, window);
  }, page.viewportSize()!.width);
  expect(overhang, path).toBeLessThanOrEqual(0);
}

/** On a phone whose owner has set text to twice its size: nothing hangs over, and the bar's labels stay side by side. */
export async function expectGoodWithLargeText(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(phone.viewport);
  const settings = await page.context().newCDPSession(page);
  const setText = (standard: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setText(32);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await expectNoHorizontalScroll(page, `${path} with large text`);
  expect(await page.evaluate(overlappingLabels), `${path} with large text`).toEqual([]);
  await setText(16);
  await settings.detach();
  await page.setViewportSize(before);
}

/** Of the bar at the foot of a phone: labels that reach into the next one, or out of the window. */
function overlappingLabels(): string[] {
  const items = [...document.querySelectorAll('nav[aria-label="Main, at the bottom"] > *')];
  const words = items.map((item) => {
    const range = document.createRange();
    range.selectNode(item.lastChild!);
    return range.getBoundingClientRect();
  });
  return items.flatMap(({ textContent }, n) => {
    const end = words[n + 1]?.left ?? innerWidth;
    return words[n]!.left < 0 || words[n]!.right > end ? [textContent ?? ''] : [];
  });
}
