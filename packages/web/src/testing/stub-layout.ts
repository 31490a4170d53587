/**
 * jsdom has no layout, so that a menu takes its button for hidden and closes. Stubs the window size
 * and the position of every element for the tests of one file.
 */
import { beforeEach, vi } from 'vitest';

export function stubLayout(): void {
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  });
}

const place = { x: 20, y: 20, top: 20, left: 20, right: 120, bottom: 60, width: 100, height: 40 };

/** A window as wide and high as a desk has; for the tests of one group. */
export function stubWideWindow(): void {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('reduced-motion') || media.includes('(min-'),
          media,
          addEventListener: () => {},
          removeEventListener: () => {},
          addListener: () => {},
          removeListener: () => {},
        }) as unknown as MediaQueryList,
    );
  });
}
