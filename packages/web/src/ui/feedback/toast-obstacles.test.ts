import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findObstacles, pathOf } from './toast-obstacles';

/** Elements say where they stand: `data-box="left top width height"`. */
const boxOf = (element: Element): DOMRect => {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
    .split(' ')
    .map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
};
const isAt = (x: number, y: number) => (element: Element) => {
  const { left, right, top, bottom } = boxOf(element);
  return left <= x && x < right && top <= y && y < bottom;
};

const region = document.createElement('section');
const toasts = { left: 12, right: 348, top: 660, bottom: 720 } as DOMRect;

beforeEach(() => {
  Object.assign(window, { innerHeight: 740 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  vi.spyOn(document, 'elementsFromPoint').mockImplementation((x, y) =>
    [...document.querySelectorAll('[data-box]')].toReversed().filter(isAt(x, y)),
  );
});
afterEach(() => document.body.replaceChildren());

const tops = (html: string, pressed?: string): number[] => {
  document.body.innerHTML = html;
  document.body.append(region);
  const element = pressed ? document.querySelector(pressed) : null;
  document.querySelector<HTMLElement>('[data-focused]')?.focus();
  return findObstacles(region, toasts, pathOf(element)).map(({ top }) => top);
};

describe('toasts must not cover', () => {
  test('toasts must not cover the pressed or the focused control, with its label around it', () => {
    const page = `
      <button data-box="20 600 100 44">Add</button>
      <label data-box="0 500 360 60"><input data-focused type="checkbox" data-box="8 520 1 1" /></label>`;
    expect(tops(page, 'button')).toEqual([600, 500]);
  });

  test('toasts must not cover the row that is left where the pressed button was', () => {
    document.body.innerHTML = `<main data-box="0 0 360 740">
      <div data-box="0 640 360 60"><form data-box="0 640 360 60"><button>Save</button></form></div></main>`;
    const path = pathOf(document.querySelector('button'));
    const topsNow = () => findObstacles(region, toasts, path).map(({ top }) => top);
    document.querySelector('form')!.remove();
    expect(topsNow()).toEqual([640]);
    document.querySelector('div')!.remove();
    expect(topsNow()).toEqual([]);
  });

  test('toasts must not cover the row of buttons at the foot of the topmost dialog', () => {
    expect(
      tops(`
        <button data-box="20 700 100 44">Behind</button>
        <div role="dialog" data-box="0 0 360 740">
          <button data-box="300 10 44 44">Close</button>
          <button data-box="20 680 100 44">Back</button>
          <button data-box="240 676 100 52">Next</button>
        </div>`),
    ).toEqual([680, 676]);
  });

  test('toasts must not cover a bar at the foot of the window, but may cover a heading at its top', () => {
    expect(
      tops(`
        <div style="position: sticky; bottom: 64px" data-box="0 620 360 56"></div>
        <h2 style="position: sticky; top: 40px" data-box="0 560 360 40">Bakery</h2>
        <main style="position: fixed" data-box="0 0 360 500"></main>`),
    ).toEqual([620]);
  });
});

test('toasts may cover what is hidden, stands in another column, or was not there to press', () => {
  expect(
    tops(
      `<button data-box="400 660 100 44">Beside</button>
       <div role="dialog" style="visibility: hidden" data-box="0 0 360 740">
         <button style="visibility: hidden" data-box="20 680 100 44">Away</button>
       </div>`,
      'button',
    ),
  ).toEqual([]);
  expect(tops('<p data-box="0 660 360 20">Text</p>', 'p')).toEqual([]);
});
