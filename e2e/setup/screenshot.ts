/**
 * A picture of a page. A browser whose processor is busy sometimes says that it could not draw it in time ("Unable to
 * capture screenshot"), which is not about the page: it is asked again.
 */
import type { Page, PageScreenshotOptions } from 'playwright-core';
import { vi } from 'vitest';

export const screenshotOf = (page: Page, options?: PageScreenshotOptions): Promise<Buffer> =>
  vi.waitFor(() => page.screenshot(options));
