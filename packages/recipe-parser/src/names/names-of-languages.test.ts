import { describe, expect, test } from 'vitest';
import { aisles } from '../foods/aisle';
import { findFood, findListedFood } from '../foods/find-food';
import { findNamedFood, listFoods } from '../foods/food-index';
import { unitTable } from '../units/unit-table';
import { namesByLanguage } from './all-languages';
import { nameForms } from './name-forms';

/** Names of packs that are no unit. */
const furtherUnits = ['small jar'];

describe.each(Object.entries(namesByLanguage))('The names in %s', (language, { words, foods }) => {
  const rows = foods
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('#'))
    .map((row) => row.split(': ') as [food: string, name: string]);
  const forms = rows.flatMap(([food, name]) =>
    nameForms(name).flatMap((form) => (form === undefined ? [] : [[food, form] as const])),
  );

  test('every food of the table has exactly one name, and no other food has', () => {
    const named = rows.map(([food]) => food);
    const listed = [...listFoods()].map(({ names }) => names[0]!);
    expect(listed.filter((food) => !named.includes(food))).toEqual([]);
    expect(named.filter((food) => !listed.includes(food))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('each form of a name is read as the food that it is the name of', () => {
    const misread = forms.flatMap(([food, form]) => {
      const wanted = findNamedFood(food)!.id;
      const found = findListedFood(form)?.id;
      return found === wanted ? [] : [`${form}: ${found} instead of ${wanted}`];
    });
    expect(misread).toEqual([]);
  });

  test('a name that begins a sentence is the same food', () => {
    const misread = forms.filter(([food, form]) => {
      const capital = form.charAt(0).toUpperCase() + form.slice(1);
      return findFood(capital).key !== findNamedFood(food)!.id;
    });
    expect(misread).toEqual([]);
  });

  test('no name has marks of the table left in it', () => {
    expect(forms.filter(([, form]) => /[|(),:#]|^\s|\s$|\s\s/.test(form))).toEqual([]);
  });

  test('every unit and every aisle has a name', () => {
    expect(Object.keys(words.units).sort()).toEqual(
      [...Object.keys(unitTable), ...furtherUnits].sort(),
    );
    expect(Object.keys(words.aisles)).toEqual([...aisles]);
    expect(Object.values(words.units).filter((word) => /[(),]|^\s|\s$/.test(word))).toEqual([]);
    expect(new Set(Object.values(words.aisles)).size).toBe(aisles.length);
  });

  test('the words of a language are its own', () => {
    expect(words.language).toBe(language);
  });
});
