import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slowTexts } from '../../../testing/growth';
import { markedLines } from './marked-lines';
import { withMarks } from './with-marks';

const marked = (text: string, source: string, pageUrl?: string): string =>
  withMarks({ steps: [{ text }] }, [source], pageUrl).steps[0]!.text;

describe('marks of a source', () => {
  test.each([
    [
      'bold',
      '<p><strong>Make the sauce.</strong> Melt the butter.</p>',
      '**Make the sauce.** Melt the butter.',
    ],
    ['italics', 'Make the sauce. <i>Melt</i> the butter.', 'Make the sauce. *Melt* the butter.'],
    [
      'Markdown',
      '**Make the sauce.** Melt the *butter*.',
      '**Make the sauce.** Melt the *butter*.',
    ],
    ['spaces', 'Make the sauce.<b> Melt </b>the butter.', 'Make the sauce. **Melt** the butter.'],
    [
      'more text',
      '<li>1. Make the sauce. <b>Melt</b> the butter. Serve.</li>',
      'Make the sauce. **Melt** the butter.',
    ],
    [
      'entities',
      'Make the sauce. <b class="x">Melt</b> the&nbsp;butter.',
      'Make the sauce. **Melt** the butter.',
    ],
    [
      'a link',
      'Make the <a href="https://b.example/sauce?utm_source=x&amp;id=(7)">sauce</a>. Melt the butter.',
      'Make the [sauce](https://b.example/sauce?id=%287%29). Melt the butter.',
    ],
    [
      'a link below the host',
      'Make the <a title=a href=/sauce>sauce</a>. Melt the butter.',
      'Make the [sauce](https://a.example/sauce). Melt the butter.',
    ],
    [
      'bold in a link',
      '<a href="//b.example/x"><b>Make</b> the sauce</a>. Melt the butter.',
      '[**Make** the sauce](https://b.example/x). Melt the butter.',
    ],
  ])('a step keeps %s of its source', (_what, source, step) => {
    expect(marked('Make the sauce. Melt the butter.', source, 'https://a.example/pie')).toBe(step);
  });

  test.each([
    ['what covers all of it', '<b>Make the sauce. Melt the butter.</b>'],
    ['a link to the page itself', 'Make the <a href="/pie#top">sauce</a>. Melt the butter.'],
    ['a link that is a script', 'Make the <a href="javascript:x()">sauce</a>. Melt the butter.'],
    ['bold inside of a word', 'Make the s<b>auc</b>e. Melt the butter.'],
    ['what is marked elsewhere', '<b>sauce</b> and <a href="https://b.example">butter</a>'],
    ['a button of the same words', '<a href="https://b.example/butter">the butter</a>'],
    ['a script', '<script>"Make the <b>sauce</b>. Melt the butter."</script>'],
  ])('a step leaves out %s', (_what, source) => {
    const step = 'Make the sauce. Melt the butter.';
    expect(marked(step, source, 'https://a.example/pie')).toBe(step);
  });

  test('a step of several lines of the source has the marks of the long ones', () => {
    const first = 'Melt the butter in a large pan over low heat.';
    const second = 'Add the onion and fry it gently until soft.';
    const source = `<p>Melt the <b>butter</b>${first.slice(15)}</p><p>Add the <i>onion</i>${second.slice(13)}</p>`;
    expect(marked(`${first} ${second}`, source)).toBe(
      `Melt the **butter**${first.slice(15)} Add the *onion*${second.slice(13)}`,
    );
  });

  test('description and notes keep their lines, of which one may be bold as a whole', () => {
    const sources = ['<p><b>Storage in tins</b><br>Keeps <b>four days</b> in the fridge.</p>'];
    const draft = { notes: 'Storage in tins\nKeeps four days in the fridge.', steps: [] };
    expect(withMarks({ ...draft, description: 'Nothing of this.' }, sources)).toEqual({
      description: 'Nothing of this.',
      notes: '**Storage in tins**\nKeeps **four days** in the fridge.',
      steps: [],
    });
  });
});

const parts = ['<b>', '</b>', '<i>', '</a>', '<a href="https://b.example/c">', '**', '*', '_'];
const sources = fc
  .array(fc.constantFrom(...parts, 'stir the pot', ' ', 'salt', '(', ']', '\n', '鍋'), {
    maxLength: 30,
  })
  .map((found) => found.join(''));

test('the marks of any source lie within its lines', () => {
  fc.assert(
    fc.property(sources, (source) => {
      for (const { text, spans } of markedLines(source)) {
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }
    }),
  );
});

test('the time of finding marks grows in proportion to the source', () => {
  expect(slowTexts((text) => markedLines(text))).toEqual([]);
  const steps = Array.from({ length: 50 }, () => ({ text: 'stir the pot of it all '.repeat(20) }));
  expect(slowTexts((text) => withMarks({ steps }, [`stir the pot <b>of</b> ${text}`]))).toEqual([]);
});
