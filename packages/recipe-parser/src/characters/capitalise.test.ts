import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitaliseName } from './capitalise';

describe('capitaliseName', () => {
  it.each([
    ['plain flour', 'Plain Flour'],
    ['self-raising flour (sifted)', 'Self-raising Flour (Sifted)'],
    ['BBQ sauce', 'BBQ Sauce'],
    ["bird's eye chilli", "Bird's Eye Chilli"],
    ['  éclair  ', '  Éclair  '],
    ['70% dark chocolate', '70% Dark Chocolate'],
    ['', ''],
  ])('the name %j becomes %j when capitalised', (name, expected) => {
    expect(capitaliseName(name)).toBe(expected);
  });

  it('a capitalised name stays the same the second time, and only letter case changes', () => {
    fc.assert(
      fc.property(fc.lorem(), (name) => {
        const once = capitaliseName(name);
        expect(capitaliseName(once)).toBe(once);
        expect(once.toLowerCase()).toBe(name.toLowerCase());
      }),
    );
  });
});
