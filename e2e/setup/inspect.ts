/** Checks that every page must pass, in each look. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings';
import { phone } from './browser';
import { layoutFaults } from './layout-faults';
import { smallTargets } from './touch-targets';

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
  const faults = [...(await faultsOnPhone(page)), ...(await faultsInEachLook(page))];
  expect(faults, path).toEqual([]);
}

/** A sheet that is open on a phone, which a larger window would close or show otherwise. */
export async function expectGoodOnPhone(page: Page, path: string): Promise<void> {
  await withoutTransitions(page);
  await untilLoaded(page);
  const faults = [...(await faultsOnPhone(page)), ...(await axeFindings(page))];
  expect([...faults, ...(await faultsByNight(page))], path).toEqual([]);
}

/** @returns what axe finds by day and by night, and what is wider than a phone, a tablet and a desk; a line for each */
export async function faultsInEachLook(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await withoutTransitions(page);
  const faults: string[] = [];
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await setColours(page, colorScheme);
    await untilLoaded(page);
    const found = [...(await axeFindings(page)), ...(await widerThanWindow(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    if (viewport === phone.viewport) faults.push(...(await faultsByNight(page)));
  }
  await page.setViewportSize(before);
  return faults;
}

/** Only the colours are others. */
async function faultsByNight(page: Page): Promise<string[]> {
  await setColours(page, 'dark');
  const found = await axeFindings(page, ['color-contrast', 'link-in-text-block']);
  await setColours(page, 'light');
  return found.map((fault) => `by night: ${fault}`);
}

async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
}

/** @returns what a thumb hits badly on a phone, and what does not fit, with large text too; a line for each */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize(phone.viewport);
  const faults = [
    ...(await smallTargets(page)),
    ...(await layoutFaults(page)),
    ...(await faultsOfLargeText(page)),
  ];
  await page.setViewportSize(before);
  return faults;
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
  expect(await widerThanWindow(page), path).toEqual([]);
}

/** A phone widens the page's own width with what hangs over: the window that was asked for counts. */
async function widerThanWindow(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > page.viewportSize()!.width ? [`the page is ${width} px wide`] : [];
}

/** On a phone whose owner has set text to twice its size. */
export async function expectGoodWithLargeText(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(phone.viewport);
  expect(await faultsOfLargeText(page), path).toEqual([]);
  await page.setViewportSize(before);
}

async function faultsOfLargeText(page: Page): Promise<string[]> {
  const settings = await page.context().newCDPSession(page);
  const setText = async (size: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.waitForFunction(
      (expected) => getComputedStyle(document.documentElement).fontSize === `${expected}px`,
      size,
    );
  };
  await setText(32);
  const faults = await layoutFaults(page);
  await setText(16);
  await settings.detach();
  return faults.map((fault) => `with large text ${fault}`);
}
