import { expect, test } from 'vitest';
import { equipmentFrom, equipmentInText, longestEquipment, mostEquipment } from './equipment';

test('equipment is named once each, without bullets and marks at the end', () => {
  expect(equipmentFrom(['- Slice tin', '• slice  tin', 'Whisk:', '', '▢ 23 cm tin'])).toEqual({
    names: ['Slice tin', 'Whisk', '23 cm tin'],
    left: [],
  });
});

test('a sentence and a long text are no names of equipment', () => {
  const long = 'x'.repeat(longestEquipment + 1);
  expect(equipmentFrom(['I love this pan, which my aunt gave me.', long, 'Tin of 23 cm.'])).toEqual(
    { names: ['Tin of 23 cm.'], left: ['I love this pan, which my aunt gave me.', long] },
  );
});

test('equipment beyond what a recipe has is left', () => {
  const all = Array.from({ length: mostEquipment + 2 }, (_, n) => `Pot ${n}`);
  expect(equipmentFrom(all)).toEqual({
    names: all.slice(0, mostEquipment),
    left: all.slice(mostEquipment),
  });
});

test.each([
  ['Large pan, whisk', ['Large pan', ' whisk']],
  ['Large pan (26 cm, deep), whisk', ['Large pan (26 cm, deep)', ' whisk']],
  ['Tin, lined\nWhisk', ['Tin, lined', 'Whisk']],
])('the text %j names the equipment %j', (text, names) => {
  expect(equipmentInText(text)).toEqual(names);
});
