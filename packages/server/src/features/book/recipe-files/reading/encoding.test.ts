import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeText } from './encoding';

/** Written in code page 437 for this test, to the description of the format, with MS-DOS's end of file. */
const file = new URL(
  '../../../../../../recipe-parser/fixtures/recipe-files/meal-master-dos.mmf',
  import.meta.url,
);

describe('a text of Meal-Master', () => {
  it('a text of Meal-Master has umlauts, fractions and degrees in code page 437', () => {
    const text = decodeText(readFileSync(file)) ?? '';
    for (const part of ['Käsespätzle mit Röstzwiebeln', '½ ts', '¼ l', 'gewürfelt', 'Gruyère']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('200°C überbacken');
    expect(text.trimEnd().endsWith('MMMMM')).toBe(true);
  });

  it('a text of Meal-Master may be a copy in Windows-1252', () => {
    const text =
      'MMMMM----- Recipe via Meal-Master (tm)\r\n\r\n  Title: Käse, 200°C, ½ Äpfel, Würze';
    expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text);
  });

  it('a text of another program is not read in code page 437', () => {
    expect(decodeText(Buffer.from([0x61, 0xab, 0x62]))).toBe('a«b');
  });
});
