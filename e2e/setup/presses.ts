/** The same journey by touch on a phone and by keyboard on a desk, and how many presses it takes. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { desktop, phone } from './browser';
import { focusByKey, pressFocused } from './keyboard';

export interface Way {
  name: string;
  look: BrowserContextOptions;
  isTouch: boolean;
}

/** For the name of a test: "a list is made $name". */
export const byTouchAndKeyboard: readonly Way[] = [
  { name: 'by touch', look: phone, isTouch: true },
  { name: 'by keyboard', look: desktop, isTouch: false },
];

/** What a person does; each is one press, and the letters of a text and keys on the way are none. */
export interface Presses {
  /** Taps a control, or goes to it by the keyboard and presses Enter. */
  press: (target: Locator) => Promise<void>;
  /** Ticks a box, by the space bar. */
  tick: (box: Locator) => Promise<void>;
  /** Chooses a radio button, by the arrow keys from the one that is chosen. */
  choose: (radio: Locator) => Promise<void>;
  /** Goes into a field and types; what was in it is replaced. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Types into a field that has the focus by itself: no press. */
  fillFocused: (field: Locator, text: string) => Promise<void>;
  /** The Enter key, which the keyboard of a phone has too. */
  enter: () => Promise<void>;
  /** Ends a sheet by Escape, on a phone by its button. */
  close: () => Promise<void>;
  /** @returns how many there were since it was last asked */
  taken: () => number;
}

/** @example const { press, taken } = countPresses(page, isTouch) */
export function countPresses(page: Page, isTouch: boolean): Presses {
  let count = 0;
  const counted = async (act: Promise<void>) => {
    count += 1;
    await act;
  };
  const press = (target: Locator) => counted(isTouch ? target.tap() : pressFocused(page, target));
  const fillFocused = async (field: Locator, text: string) => {
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  return {
    press,
    tick: (box) => counted(isTouch ? box.tap() : tickByKeys(page, box)),
    choose: (radio) => counted(isTouch ? radio.tap() : chooseByArrows(page, radio)),
    fill: async (field, text) => {
      await counted(isTouch ? field.tap() : focusByKey(page, field, 'Tab'));
      await fillFocused(field, text);
    },
    fillFocused,
    enter: () => counted(page.keyboard.press('Enter')),
    close: () =>
      isTouch
        ? press(page.getByRole('button', { name: 'Close', exact: true }))
        : counted(page.keyboard.press('Escape')),
    taken: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

async function tickByKeys(page: Page, box: Locator): Promise<void> {
  await focusByKey(page, box, 'Tab');
  await box.press('Space');
}

async function chooseByArrows(page: Page, radio: Locator): Promise<void> {
  const group = await radio.getAttribute('name');
  await focusByKey(page, page.locator(`input[name="${group}"]:checked`), 'Tab');
  await focusByKey(page, radio, 'ArrowDown');
}
