import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPastedLines } from './pasted-lines';

describe('splitPastedLines', () => {
  it('pasted lines are one ingredient each, without bullets', () => {
    const rows = splitPastedLines('• 2 eggs\r\n\r\n- 1 cup milk\n▢ 250g flour\n[ ] salt\n');
    expect(rows.map(({ amount, unit, name }) => [amount, unit, name])).toEqual([
      ['2', '', 'eggs'],
      ['1', 'cup', 'milk'],
      ['250', 'g', 'flour'],
      ['', '', 'salt'],
    ]);
  });

  it.each(['For the sauce:', 'For the sauce', '## For the sauce', '**For the sauce:**'])(
    'the pasted line %j is the heading of what follows',
    (heading) => {
      expect(splitPastedLines(`1 egg\n${heading}\n2 tbsp soy sauce`)).toEqual([
        { amount: '1', unit: '', name: 'egg' },
        { amount: '2', unit: 'tbsp', name: 'soy sauce', section: 'For the sauce' },
      ]);
    },
  );

  it.each(['2 eggs:', 'Salt: 1 tsp', '½ cup milk:'])(
    'the pasted line %j is an ingredient',
    (line) => {
      expect(splitPastedLines(line)).toHaveLength(1);
    },
  );

  it('the name of a pasted list is no section', () => {
    expect(splitPastedLines('Ingredients:\n1 egg')).toEqual([
      { amount: '1', unit: '', name: 'egg' },
    ]);
  });

  it('pasted lines lose what a page put around them', () => {
    const rows = splitPastedLines('<ul><li>2 cups&nbsp;flour</li><li>1&frac12; tsp salt</li></ul>');
    expect(rows.map(({ amount, unit, name }) => [amount, unit, name])).toEqual([
      ['2', 'cup', 'flour'],
      ['1½', 'tsp', 'salt'],
    ]);
  });

  it('a pasted line in capitals above others is their heading, but not one at the end', () => {
    const rows = splitPastedLines('1 egg\nMUSHROOM SAUCE\n2 cups mushrooms\nSALT');
    expect(rows.map(({ name, section }) => [name, section])).toEqual([
      ['egg', undefined],
      ['mushrooms', 'MUSHROOM SAUCE'],
      ['SALT', 'MUSHROOM SAUCE'],
    ]);
  });

  it('pasted lines beyond those a recipe may have stay whole', () => {
    const rows = splitPastedLines('2 eggs\n'.repeat(600));
    expect(rows[499]).toEqual({ amount: '2', unit: '', name: 'eggs' });
    expect(rows[599]).toEqual({ amount: '', unit: '', name: '2 eggs' });
  });

  it('every pasted row has a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const row of splitPastedLines(text)) expect(row.name.trim()).not.toBe('');
      }),
    );
  });
});
