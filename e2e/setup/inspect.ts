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

export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page), path).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page, path: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, path).toBeLessThanOrEqual(0);
}
