/** Which texts stand outside the catalogues, as `npm run check` finds them. */
import { describe, expect, test } from 'vitest';
import { saidTexts } from '../scripts/said-texts.mjs';
import { textsOutside } from '../scripts/texts-in-catalogues.mjs';
import { unsaidTexts } from '../scripts/unsaid-texts.mjs';

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

describe('a text that is said', () => {
  const faultOf = (call: string) =>
    saidTexts('eggs.ts', `import { say } from '../texts/say';\n${call}`).map(({ fault }) => fault);

  test.each([
    ["say('{count, plural, one {# egg} other {# eggs}}', { count })"],
    ["say('Left over')"],
    ["say('{name} of {day}', { name: food.name, day })"],
  ])('a text with its values has no fault: %s', (call) => {
    expect(faultOf(call)).toEqual(['']);
  });

  test.each([
    ['say(words)', 'is not a string in place'],
    ["say('{count} eggs')", 'has no value for count'],
    ["say('{n, plural, other {{food}}}', { n })", 'has no value for food'],
    ["say('eggs', { count })", 'has no place for count'],
    ["say('{count} eggs', values)", 'has values that are not in place'],
  ])('a text that cannot be said is found: %s', (call, fault) => {
    expect(faultOf(call)).toEqual([fault]);
  });

  test('a text that cannot be read is found', () => {
    expect(faultOf("say('{count eggs', { count })")[0]).toContain('cannot be read');
  });
});

describe('a text of the domain or the contract', () => {
  const file = 'packages/domain/src/plan/eggs.ts';

  test.each([
    ['that is returned', "const advice = () => 'Ask for fewer, or add recipes.';"],
    ['of a table', "const labels = { spam: 'Advertising or spam' };"],
    ['of a field', "lineSchema(50, 'Please name the ingredient')"],
    ['with values', 'const text = `Serves ${wanted} (written for ${serves})`;'],
    ['that begins with a value', 'const text = `${name} is ${food}`;'],
    ['that is quoted', 'const text = `“${title}” was deleted`;'],
  ])('a text %s is found where it is not said', (_where, source) => {
    expect(unsaidTexts(file, source)).toHaveLength(1);
  });

  test('a text that is not said is found by its line', () => {
    expect(unsaidTexts(file, "\nconst reason = 'A favourite dish.';")).toEqual([
      `${file}:2 'A favourite dish.' is outside the catalogues.`,
    ]);
  });

  test.each([
    ["say('Ask for fewer, or add recipes.')"],
    ["route({ summary: 'Add a recipe.' })"],
    ['throw new Error(`Not a pack: ${text}`)'],
    ["aisle === 'Fruit & Veg'"],
    ["type Tag = 'Mid Week of all'"],
    ['const key = `${kind}.${id}`;'],
    ['const words = `\n  Brown onions\n  Red onions\n`;'],
  ])('a text that is said, or what nobody reads, is not found: %s', (source) => {
    expect(unsaidTexts(file, source)).toEqual([]);
  });

  test('a sample recipe is content, and no text', () => {
    const recipe = 'packages/domain/src/book/sample-recipes/laksa.ts';
    expect(unsaidTexts(recipe, "const title = 'Chicken laksa';")).toEqual([]);
  });
});
