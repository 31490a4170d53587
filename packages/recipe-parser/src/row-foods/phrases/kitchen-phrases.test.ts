import { describe, expect, test } from 'vitest';
import { alternativesIn } from '../alternatives';
import { foodsOfRow } from '../foods-of-row';
import { structuredRow } from '../structured-row';

const typed = (name: string) => ({ name, amount: '', unit: '' });

function choicesOf(line: string): string[] {
  const { name, note = '' } = structuredRow(typed(line));
  return [name, ...alternativesIn(note, name)];
}

const foodsOf = (line: string) =>
  foodsOfRow(typed(line)).map(({ ingredient: { amount, unit, name } }) =>
    [amount, unit, name].filter(Boolean).join(' '),
  );

describe('a choice in the words of a kitchen', () => {
  test.each([
    [
      '400 g beef mince (lamb, veal or pork all work)',
      ['beef mince', 'lamb mince', 'veal mince', 'pork mince'],
    ],
    ['1 bunch kale; spinach and silverbeet both work well', ['kale', 'spinach', 'silverbeet']],
    ['1 cup almonds (cashews or pecans would both be fine)', ['almonds', 'cashews', 'pecans']],
    ['800 g lamb neck (use lamb shanks if you have them)', ['lamb neck', 'lamb shanks']],
    ['1 tbsp paprika, smoked paprika if you have it', ['paprika', 'smoked paprika']],
    ['2 tsp sumac, if you have it', ['sumac']],
    [
      '1 tin cream of chicken soup, or cream of celery',
      ['cream of chicken soup', 'cream of celery soup'],
    ],
    ['raspberries, blueberries or nothing at all', ['raspberries', 'blueberries']],
    ['basil pesto, mine or yours', ['basil pesto']],
    ['ricotta, or leave plain', ['ricotta']],
    ['1 cup cream or half and half', ['cream', 'half and half']],
    ['4 peaches, or 2 tins peaches out of season', ['peaches', 'peaches']],
    ['basil, or follow this recipe', ['basil']],
  ])('the choices of "%s" are %j', (line, choices) => {
    expect(choicesOf(line)).toEqual(choices);
  });
});

describe('a mix and what is beside it', () => {
  test.each([
    ['600 g mince (half pork, half veal)', ['600 g pork and veal mince']],
    ['1 kg minced beef, half beef half lamb', ['1 kg beef and lamb mince']],
    ['1 onion, half sliced, half diced', ['1 onion']],
    [
      '1 bunch dill, ½ bunch each mint and chives',
      ['1 bunch dill', '½ bunch mint', '½ bunch chives'],
    ],
    [
      '4 bagels + all the usual toppings: tomato, capers, rocket',
      ['4 bagels', 'tomato', 'capers', 'rocket'],
    ],
    ['rice and buttered carrots on the side', ['rice', 'carrots']],
    ['flatbread alongside', ['flatbread']],
    ['To serve – sour cream, or not', ['sour cream']],
    ['whatever soft cheese you like', ['soft cheese']],
    ['pasta w/o egg', ['pasta']],
    ['lime wheels & extra raspberries, for garnish', ['lime wheels', 'extra raspberries']],
    ['½ cup mix ins: sultanas, coconut', ['sultanas', 'coconut']],
    ['1 cup buttermilk, or 1 cup milk + 1 tbsp vinegar', ['1 cup buttermilk']],
    ['8 oz cream cheese, 1 brick', ['8 oz cream cheese']],
    ['2 cups rice w/ 1 tsp turmeric', ['2 cup rice', '1 tsp turmeric']],
  ])('the foods of "%s" are %j', (line, foods) => {
    expect(foodsOf(line)).toEqual(foods);
  });
});
