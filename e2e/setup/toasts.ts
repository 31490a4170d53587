/** Where messages stand on the page. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A message is shown, and covers no part of these. It is moved by code that may come a moment after it. */
export async function expectUncovered(page: Page, ...controls: Locator[]): Promise<void> {
  const toast = page.getByRole('region', { name: 'Messages' }).locator('[data-kind]').first();
  // While it has the focus it stays, on a slow machine too.
  await toast.getByRole('button', { name: 'Close message' }).focus();
  const covered = async () => {
    const over = await toast.boundingBox();
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    return boxes.filter((box) => over && box && isOver(over, box));
  };
  await expect.poll(covered).toEqual([]);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
