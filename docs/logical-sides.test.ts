/** Which sides of the screen are named in styles and components, as `npm run check` finds them. */
import { describe, expect, test } from 'vitest';
import { physicalSides } from '../scripts/logical-sides.mjs';

describe('a physical side', () => {
  test('a margin on the left is found, by its line', () => {
    expect(physicalSides('card.module.css', '.card {\n  margin-left: 1rem;\n}')).toEqual([
      'card.module.css:2 "margin-left: 1rem" is a physical side: name the side where a line starts or ends.',
    ]);
  });

  test.each([
    'right: 0;',
    'padding-right: 1rem;',
    'border-left: 2px solid;',
    'border-left-width: 2px;',
    'border-top-right-radius: 4px;',
    'scroll-margin-left: 1rem;',
    'text-align: left;',
    'float: right;',
    'transform-origin: left center;',
    'background: linear-gradient(to right, red, blue);',
    'mask-image: linear-gradient(to top left, red, blue);',
    'transform: translateX(1rem);',
    'transform: translate(-50%, -50%);',
    'padding: 0 1rem 0 0.5rem;',
    'inset: 0 calc(1rem + 2px) auto auto;',
    'border-width: 0 0 0 4px;',
    'border-radius: 4px 0 0 4px;',
    'border-radius: 0 0 4px;',
  ])('%s is found in a style', (declaration) => {
    expect(physicalSides('card.css', `.card { ${declaration} }`)).toHaveLength(1);
  });

  test.each([
    'margin-inline-start: 1rem;',
    'inset-inline-end: 0;',
    'text-align: start;',
    'float: inline-end;',
    'padding: 0 1rem;',
    'padding: 0 1rem 2rem;',
    'inset: 0 1rem auto;',
    'inset: auto calc(1rem + 2px) 0 calc(1rem + 2px);',
    'border-radius: 1rem 1rem 0 0;',
    'transform: translateY(1rem);',
    'transform: translate(0, -50%);',
    'transform: translate(calc(var(--forward) * -50%), -50%);',
    'transform-origin: var(--start);',
    'background: linear-gradient(to var(--end), red, blue);',
    'border-width: 0 2px 2px 0; transform: rotate(45deg);',
    '/* Physical: the side of the photo. */ left: 0;',
  ])('%s is not found in a style', (declaration) => {
    expect(physicalSides('card.css', `.card:hover { ${declaration} }`)).toEqual([]);
  });

  test.each([
    '<Button ml="auto" />',
    '<p style={{ marginLeft: 4 }} />',
    '<p style={{ left: 4 }} />',
    "<p style={{ textAlign: 'left' }} />",
    '<Text ta="right" />',
  ])('%s is found in a component', (source) => {
    expect(physicalSides('card.tsx', source)).toHaveLength(1);
  });

  test.each([
    '<Button ms="auto" px="sm" />',
    'const food = { left: packs };',
    '<Text ta="center" />',
  ])('%s is not found in a component', (source) => {
    expect(physicalSides('card.tsx', source)).toEqual([]);
  });
});
