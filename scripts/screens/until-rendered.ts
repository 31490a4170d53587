import type { Page } from 'playwright-core';

/** What the server sent has been replaced by the app, and nothing in view stands in for what is on its way. */
export const untilRendered = async (page: Page): Promise<void> => {
  await page.waitForFunction(isRendered);
};

/** In the page. */
function isRendered(): boolean {
  const main = document.getElementById('main');
  const awaited = document.querySelectorAll('.mantine-Skeleton-root, .mantine-Loader-root, img');
  return (
    main !== null &&
    Object.keys(main).some((key) => key.startsWith('__react')) &&
    document.querySelector('h1') !== null &&
    document.fonts.status === 'loaded' &&
    [...awaited]
      .filter((element) => element.getBoundingClientRect().height > 0)
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .every((element) => element instanceof HTMLImageElement && element.complete)
  );
}
