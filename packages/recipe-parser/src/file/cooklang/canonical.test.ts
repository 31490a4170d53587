/**
 * The cases that every reader of Cooklang has to pass, in our own words: what the specification and its
 * conventions say about each mark, alone (as fragments of a recipe) and beside others.
 */
import { expect, it, describe } from 'vitest';
import { readCooklang } from './read-cooklang';
import { cooklangKind } from './kind';

const draftOf = (source: string) => readCooklang(source, 'Fragment').draft;
/** "amount|unit|name" of each ingredient. */
const foods = (source: string) =>
  draftOf(source).ingredients.map(({ amount, unit, name }) => `${amount}|${unit}|${name}`);
const steps = (source: string) => draftOf(source).steps.map(({ text }) => text);

describe('ingredients', () => {
  it.each([
    ['Crush @garlic', ['||garlic']],
    ['Crush @garlic, then fry', ['||garlic']],
    ['Crush @black pepper{}', ['||black pepper']],
    ['Crush @black pepper coarsely', ['||black']],
    ['Beat @eggs{3}', ['3||eggs']],
    ['Add @rice flour{250%g}', ['250|g|rice flour']],
    ['Add @tipo 00 flour{250%g}', ['250|g|tipo 00 flour']],
    ['Add @1000 island dressing{}', ['||1000 island dressing']],
    ['Pour @milk{1/2%cup}', ['1/2|cup|milk']],
    ['Pour @milk{1 / 2%cup}', ['1 / 2|cup|milk']],
    ['Pour @milk{4 1/2%cup}', ['4 1/2|cup|milk']],
    ['Weigh @speck{ 1.5 % kg }', ['1.5|kg|speck']],
    ['Add @water{7 k}', ['7 k||water']],
    ['Add @oil{a few%drops}', ['a few|drops|oil']],
    ['Add @dashi{2%dessert spoons}', ['2|dessert spoons|dashi']],
    ['Season with @🧂', ['||🧂']],
    ['Season with @🧂{1%pinch}', ['1|pinch|🧂']],
    ['Grate @jalapeño{2}', ['2||jalapeño']],
    ['Add @thyme{1%sprig} and @bay{2}', ['1|sprig|thyme', '2||bay']],
    ['@onions{2}\n@leeks{1}', ['2||onions', '1||leeks']],
  ])('the Cooklang text %j has its ingredients', (source, expected) => {
    expect(foods(source)).toEqual(expected);
  });
});

describe('what is no mark stays text', () => {
  it.each([
    'Write to me @ home',
    'Write to me @ home{}',
    'Recipe # 10{}',
    'About ~ {5} of them',
    'Beat until stiff >> time: later',
  ])('the Cooklang text %j has no mark, and stays text', (source) => {
    expect(foods(source)).toEqual([]);
    expect(steps(source)).toEqual([source]);
  });
});

describe('steps', () => {
  it.each([
    ['Simmer for ~{42%minutes}', ['Simmer for 42 minutes']],
    ['Rest for ~{1/2%hour}', ['Rest for 1/2 hour']],
    ['Boil ~potatoes{42%minutes}', ['Boil 42 minutes']],
    ['Let it ~rest, then serve', ['Let it rest, then serve']],
    ['Heat a #pot', ['Heat a pot']],
    ['Heat a #frying pan{}', ['Heat a frying pan']],
    ['Heat a #7-inch pan{2}', ['Heat a 7-inch pan']],
    ['One line\nand the next', ['One line and the next']],
    ['One step\n\nand another', ['One step', 'and another']],
    ['One step\n   \n\nand another', ['One step', 'and another']],
    ['-- nothing but a remark', []],
    ['Slowly add @milk{4%cup} [- measured cold -], whisking', ['Slowly add milk , whisking']],
    ['Stir. -- and again', ['Stir.']],
  ])('the Cooklang text %j has its steps', (source, expected) => {
    expect(steps(source)).toEqual(expected);
  });
});

describe('metadata', () => {
  it.each([
    ['>> servings: 6', { serves: 6 }],
    ['>> source: Aunt May', { sourceAttribution: { siteName: 'Aunt May' } }],
    ['>> time required: 1h 30m', { totalMinutes: 90 }],
    ['---\nservings: 6\ntags: [quick, cold]\n---', { serves: 6, tags: ['quick', 'cold'] }],
    ['Stir @milk{1%cup}.', { serves: undefined, title: 'Fragment' }],
  ])('the Cooklang metadata %j is read', (source, expected) => {
    expect(draftOf(source)).toMatchObject(expected);
  });
});

it('a fragment in a file of Cooklang is a recipe', () => {
  expect(cooklangKind('Boil it.', 'fragment.cook')).toBe('recipe');
  expect(cooklangKind('@eggs{2}', 'fragment.cook')).toBe('recipe');
});
