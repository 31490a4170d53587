/** Which texts stand outside the catalogues, as `npm run check` finds them. */
import { describe, expect, test } from 'vitest';
import { textsOutside } from '../scripts/texts-in-catalogues.mjs';

describe('a text on a page', () => {
  test.each([
    ['between tags', '<p>Save the recipe</p>'],
    ['in a property', '<Button label="Save recipe" />'],
    ['in a property that has a choice', "<Button title={isOpen ? 'Hide' : t`Show`} />"],
    ['in a child that has a choice', "<p>{isOpen ? 'Hide' : t`Show`}</p>"],
    ['in a child behind a condition', "<p>{isOpen && 'It is open'}</p>"],
    ['in a child put together from pieces', '<p>{`${count} recipes`}</p>'],
    ['beside a macro', '<p><Trans>Saved</Trans> a moment ago</p>'],
    ['in a field of an object', "showToast({ title: 'Recipe saved' })"],
    ['in a field that has a function', 'const jobs = { text: (count) => `${count} jobs failed` }'],
  ])('a plain text %s is found', (_where, source) => {
    expect(textsOutside('page.tsx', source)).toHaveLength(1);
  });

  test('a plain text in a file without elements is found, by its line', () => {
    expect(textsOutside('toast.ts', "\nshowToast({ message: 'Please try again' });")).toEqual([
      'toast.ts:2 "\'Please try again\'" is outside the catalogues.',
    ]);
  });

  test.each([
    ['<p><Trans>Save the <b>recipe</b></Trans></p>'],
    ['<p>{isOpen ? t`Hide` : t`Show`}</p>'],
    ['<Plural value={n} one="# recipe" other="# recipes" />'],
    ["showToast({ title: plural(n, { one: '# recipe saved', other: '# recipes saved' }) })"],
    ["<p>{kind === 'Some kind' && t`It is open`}</p>"],
    ["<Field title='prepMinutes' />"],
    ["<Text className='heading main' c='dimmed'>{name}</Text>"],
    ["draw({ title: '700 52px' })"],
  ])('a text in a macro, or what is no text, is not found: %s', (source) => {
    expect(textsOutside('page.tsx', source)).toEqual([]);
  });
});
