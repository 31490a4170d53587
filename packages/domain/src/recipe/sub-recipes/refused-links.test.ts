import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRefusedLinks, type RecipeLink } from './refused-links';
import { subRecipeLimits } from './sub-recipe';

const links = (...pairs: string[]): RecipeLink[] =>
  pairs.map((pair) => ({ outer: pair[0]!, inner: pair[1]! }));
const pairsOf = (found: readonly RecipeLink[]) => found.map(({ outer, inner }) => outer + inner);

test.each([
  ['a chain of three levels stands', [], ['ab', 'bc'], []],
  ['a recipe in itself is refused', [], ['aa'], ['aa']],
  ['the last link of a circle is refused', [], ['ab', 'bc', 'ca'], ['ca']],
  ['a fourth level is refused, whichever end comes last', [], ['ab', 'cd', 'bc'], ['bc']],
  ['a circle with a link that stands is refused', ['ab'], ['ba'], ['ba']],
  ['a level above one that stands counts', ['bc', 'cd'], ['ab'], ['ab']],
])('links between recipes: %s', (_name, standing, wanted, refused) => {
  expect(pairsOf(findRefusedLinks(links(...standing), links(...wanted)))).toEqual(refused);
});

const anyLink = fc
  .tuple(fc.constantFrom(...'abcdef'), fc.constantFrom(...'abcdef'))
  .map(([outer, inner]) => ({ outer, inner }));

/** Levels from here on; more than there may be where they never end. */
function levelsFrom(id: string, all: readonly RecipeLink[], depth = 1): number {
  if (depth > subRecipeLimits.levels) return depth;
  const inner = all.filter(({ outer }) => outer === id);
  return Math.max(depth, ...inner.map((link) => levelsFrom(link.inner, all, depth + 1)));
}

test('the links that are left never go deeper than recipes may', () => {
  fc.assert(
    fc.property(fc.array(anyLink, { maxLength: 25 }), (wanted) => {
      const refused = new Set(findRefusedLinks([], wanted));
      const left = wanted.filter((link) => !refused.has(link));
      for (const id of 'abcdef')
        expect(levelsFrom(id, left)).toBeLessThanOrEqual(subRecipeLimits.levels);
    }),
  );
});
