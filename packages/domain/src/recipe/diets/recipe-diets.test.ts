import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import everydayLines from '../../../../recipe-parser/fixtures/everyday-lines.json';
import ingredientLines from '../../../../recipe-parser/fixtures/ingredient-lines.json';
import { piecesOf, slowTexts } from '../../../../recipe-parser/testing/growth';
import { type Requirement, requirements } from './allergens';
import { type Verdict, mostDecidingLines, verdictOf } from './diet-facts';
import { recipeDiets } from './recipe-diets';

const rowsOf = (lines: readonly string[]) => lines.map((name) => ({ name, amount: '', unit: '' }));
const verdict = (lines: readonly string[], requirement: Requirement) =>
  verdictOf(recipeDiets(rowsOf(lines)), requirement);

describe('a diet by its lines', () => {
  it.each<[Requirement, Verdict, string[]]>([
    ['vegetarian', 'no-sign', ['2 eggs', '1 cup milk']],
    ['vegetarian', 'unsure', ['50 g parmesan']],
    ['vegetarian', 'unsure', ['1 cup red wine', '1 onion']],
    ['vegetarian', 'contains', ['1 tbsp fish sauce']],
    ['vegetarian', 'contains', ['2 tsp gelatine']],
    ['vegan', 'contains', ['1 tbsp honey']],
    ['vegan', 'no-sign', ['400 ml coconut milk', '1 tbsp maple syrup']],
    ['pescatarian', 'no-sign', ['4 salmon fillets', '500 g mussels']],
    ['pescatarian', 'contains', ['100 g bacon']],
    ['gluten-free', 'contains', ['1 cup rolled oats']],
    ['dairy-free', 'no-sign', ['2 eggs']],
    ['halal', 'contains', ['½ cup white wine']],
    ['halal', 'unsure', ['2 tsp gelatine']],
    ['halal', 'no-sign', ['500 g lamb mince']],
    ['kosher', 'contains', ['500 g beef mince', '50 g cheddar']],
    ['kosher', 'unsure', ['500 g beef mince', '50 g margarine']],
    ['kosher', 'no-sign', ['500 g beef mince', '1 onion']],
    ['kosher', 'contains', ['12 oysters']],
  ])("a recipe's lines decide about a diet (%s: %s): %j", (requirement, expected, lines) => {
    expect(verdict(lines, requirement)).toBe(expected);
  });
});

describe('the deciding lines', () => {
  it('the deciding lines are those that contain the food, or those that may where none surely does', () => {
    const { findings } = recipeDiets(
      rowsOf(['1 onion', '50 g margarine', '1 cup milk', '20 g butter']),
    );
    expect(findings.find(({ of }) => of === 'milk')).toEqual({
      of: 'milk',
      verdict: 'contains',
      lines: [2, 3],
    });
    expect(findings.find(({ of }) => of === 'soy')).toEqual({
      of: 'soy',
      verdict: 'unsure',
      lines: [1],
    });
  });

  it('the deciding lines of a kosher diet are both the meat and the milk', () => {
    const { findings } = recipeDiets(rowsOf(['20 g butter', '1 onion', '2 lamb chops']));
    expect(findings.find(({ of }) => of === 'kosher')?.lines).toEqual([0, 2]);
  });

  it('the deciding lines of a finding are at most so many', () => {
    const { findings } = recipeDiets(rowsOf(Array.from({ length: 200 }, () => '1 egg')));
    expect(findings.find(({ of }) => of === 'egg')?.lines).toHaveLength(mostDecidingLines);
  });
});

it('a line that is not understood makes every other diet of its recipe unsure', () => {
  const diets = recipeDiets(rowsOf(['2 eggs', '1 cup quandong bark']));
  expect(diets.unknownLines).toEqual([1]);
  expect(verdictOf(diets, 'egg')).toBe('contains');
  expect(verdictOf(diets, 'peanut')).toBe('unsure');
});

it('a recipe without lines has nothing said against it', () => {
  expect(recipeDiets([])).toEqual({ findings: [], unknownLines: [] });
});

describe('whatever the lines', () => {
  const line = fc.constantFrom(...[...everydayLines, ...ingredientLines].map((each) => each.line));
  const lines = fc.array(line, { maxLength: 12 });
  const safety: Readonly<Record<Verdict, number>> = { contains: 0, unsure: 1, 'no-sign': 2 };

  it("one more line never makes a recipe's diets safer", () => {
    fc.assert(
      fc.property(lines, line, (all, more) => {
        const before = recipeDiets(rowsOf(all));
        const after = recipeDiets(rowsOf([...all, more]));
        for (const each of requirements) {
          expect(safety[verdictOf(after, each)]).toBeLessThanOrEqual(
            safety[verdictOf(before, each)],
          );
        }
      }),
    );
  });

  it('the order of lines does not matter for a diet', () => {
    fc.assert(
      fc.property(
        lines.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          ),
        ),
        ([all, shuffled]) => {
          for (const each of requirements) expect(verdict(shuffled, each)).toBe(verdict(all, each));
        },
      ),
    );
  });

  it('a recipe with wheat has gluten, and one that suits vegans suits vegetarians', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const is = (requirement: Requirement) => safety[verdict(all, requirement)];
        expect(is('gluten')).toBeLessThanOrEqual(is('wheat'));
        expect(is('gluten-free')).toBe(is('gluten'));
        expect(is('dairy-free')).toBe(is('milk'));
        expect(is('vegan')).toBeLessThanOrEqual(is('vegetarian'));
      }),
    );
  });
});

test('the time to find the diets of a recipe grows in proportion to the text', () => {
  const read = (text: string) =>
    recipeDiets(
      piecesOf(text, Math.ceil(text.length / 200)).map((name) => ({
        name: name.slice(0, 500),
        amount: '1',
        unit: 'cup',
      })),
    );
  expect(slowTexts(read)).toEqual([]);
});
