/**
 * Generates `food-glyphs.svg`, one symbol per food, from Fluent Emoji (flat). The file is
 * committed so that builds don't need the 3,000 others; `npx vitest run food-glyphs -u` regenerates it.
 */
import { icons } from '@iconify-json/fluent-emoji-flat';
import { expect, test } from 'vitest';
import { foodGlyphs } from '@saltbush/domain/recipe/recipes/cover/food-glyphs';

const emoji = (name: string): string => icons.icons[name]?.body ?? '';

/** Where the emoji would mislead. */
const redrawn: Record<string, string> = {
  // A table fish, not an aquarium's.
  fish: emoji('fish').replaceAll('#00a6ed', '#8fa9b5').replaceAll('#0074ba', '#5d7885'),
  // No fly agaric.
  mushroom: emoji('mushroom')
    .replaceAll('#f8312f', '#b98a5e')
    .replaceAll('#fbb8ab', '#a47750')
    .replaceAll('#ffce7c', '#f3e3cd'),
  // A lantern without its face.
  pumpkin: emoji('jack-o-lantern').replace(/<path fill="#321b41"[^>]*>/, ribs()),
};

test('there is a picture for every glyph of a food', async () => {
  const symbols = foodGlyphs.toSorted().map((name) => {
    const body = redrawn[name] ?? emoji(name);
    expect(body, name).not.toBe('');
    return `<symbol id="${name}" viewBox="0 0 32 32">${withOwnIds(body, name)}</symbol>`;
  });
  const credit = '<!-- Drawn from Fluent Emoji, MIT License, © Microsoft Corporation -->';
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${symbols.join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot('./food-glyphs.svg');
});

function ribs(): string {
  const rib = (x: number, bend: number) =>
    `<path fill="none" stroke="#e0662f" stroke-width="1.2" stroke-linecap="round" d="M16 9q${bend} 9 ${x} 18"/>`;
  return [-6, -2, 2, 6].map((x) => rib(x, x * 2)).join('');
}

/** Ids within an image are made its own, so that two in one file don't meet. */
function withOwnIds(body: string, name: string): string {
  return body
    .replaceAll(/id="([^"]+)"/g, `id="${name}-$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${name}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);
}
