/** Which way the language of the page is written, for what no logical property of CSS says. */

/** @returns 1 from left to right, -1 from right to left */
export const forward = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

const turned: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The key as it is called where people read from left to right: ArrowRight leads to what comes next.
 *
 * @example alongReading('ArrowLeft') // 'ArrowRight' from right to left
 */
export const alongReading = (key: string): string => (forward() < 0 && turned[key]) || key;
