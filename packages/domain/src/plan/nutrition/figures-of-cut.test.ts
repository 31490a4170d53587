import { expect, test } from 'vitest';
import { kilocalories } from '@saltbush/recipe-parser/recipe/nutrients';
import { nutritionOfRecipe } from './recipe-nutrition';

const gramsOf = (line: string) => lineOf(line)?.grams;
const energyOf = (line: string) => kilocalories(lineOf(line)!.nutrients!.energyKj!);
const lineOf = (name: string) => nutritionOfRecipe([{ name, amount: '', unit: '' }]).lines[0];

test.each([
  ['1 kg leg of lamb', '1 kg boneless leg of lamb'],
  ['1 kg leg of lamb', '1 kg leg of lamb, boned and rolled'],
  ['4 pork chops', '4 boneless pork chops'],
  ['4 pork chops', '4 pork chops, bone removed'],
  ['1 kg chicken drumsticks', '1 kg chicken drumsticks, deboned'],
])('the bones of "%s" are not eaten, and "%s" has none', (withBones, without) => {
  expect(gramsOf(without)).toBeGreaterThan(gramsOf(withBones)!);
});

test.each([['1 kg bone-in leg of lamb'], ['1 kg leg of lamb, trimmed']])(
  'the line "%s" has bones, as its food has',
  (line) => {
    expect(gramsOf(line)).toBe(gramsOf('1 kg leg of lamb'));
  },
);

test.each([
  ['500 g chicken, boneless and skinless, diced'],
  ['500 g skinless chicken'],
  ['500 g chicken, skin removed'],
])('the line "%s" is without the fat of the skin', (line) => {
  expect(energyOf(line)).toBeLessThan(0.7 * energyOf('500 g chicken'));
});
