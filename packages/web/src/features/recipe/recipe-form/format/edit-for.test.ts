import { expect, test } from 'vitest';
import { editFor, type Mark } from './edit-for';

/** A text with its selection between "‹" and "›". */
function edited(mark: Mark, text: string): string {
  const start = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  const value = text.replace(/[‹›]/g, '');
  const { from, to, text: replacement, select } = editFor(mark, value, { start, end });
  const result = value.slice(0, from) + replacement + value.slice(to);
  return `${result.slice(0, select[0])}‹${result.slice(...select)}›${result.slice(select[1])}`;
}

test.each<[Mark, string, string]>([
  ['bold', 'Stir ‹well›', 'Stir **‹well›**'],
  ['bold', 'Stir ‹well ›now', 'Stir **‹well›** now'],
  ['bold', 'Stir **‹well›**', 'Stir ‹well›'],
  ['bold', 'Stir ‹›', 'Stir **‹bold›**'],
  ['italics', 'Stir ‹well›', 'Stir *‹well›*'],
  ['italics', 'Stir **‹well›**', 'Stir ***‹well›***'],
  ['italics', 'Stir *‹well›*', 'Stir ‹well›'],
  ['list', '‹›', '- ‹›\n- '],
  ['list', 'With\nrice‹›', 'With\n- rice\n- ‹›'],
  ['list', 'With\n‹rice\npeas›', 'With\n- rice\n- peas‹›'],
  ['link', 'See ‹Nonna›', 'See [Nonna](‹https://›)'],
  ['link', 'See ‹https://a.example›', 'See [‹link›](https://a.example)'],
  ['link', '‹›', '[link](‹https://›)'],
])('the button for %s makes the text "%s" into "%s"', (mark, before, after) => {
  expect(edited(mark, before)).toBe(after);
});
