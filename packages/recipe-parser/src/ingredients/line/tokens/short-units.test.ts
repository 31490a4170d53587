import { describe, expect, test } from 'vitest';
import { splitIngredientLine } from '../../parse-ingredient';

const read = (line: string) => {
  const { amount, unit, name, note } = splitIngredientLine(line);
  return [amount, unit, name, note].filter(Boolean).join(' | ');
};

describe('a unit that a point cuts short', () => {
  test.each([
    ['3 Eßl. Rapsöl', '3 | tbsp | Rapsöl'],
    ['1 Essl. Honig', '1 | tbsp | Honig'],
    ['2 Teel. Backpulver', '2 | tsp | Backpulver'],
    ['1 Pr. Zucker', '1 | Prise | Zucker'],
    ['2 Be. Schmand', '2 | Becher | Schmand'],
    ['1 P. Backpulver', '1 | Packung | Backpulver'],
    ['1 Päck. Vanillezucker', '1 | päckchen | Vanillezucker'],
    ['1 Gl. Rotkohl', '1 | Glas | Rotkohl'],
    ['4 Zw. Rosmarin', '4 | Zweig | Rosmarin'],
    ['2 Scheib. Toast', '2 | scheibe | Toast'],
    ['3 St. Möhren', '3 | Möhren'],
    ['2 eetl. olijfolie', '2 | tbsp | olijfolie'],
    ['1 theel. kaneel', '1 | tsp | kaneel'],
    ['1 zk. rucola', '1 | zakje | rucola'],
    ['2 bicch. di latte', '2 | bicchiere | latte'],
    ['3 cucch. di farina', '3 | tbsp | farina'],
    ['2 cuill. à café de sel', '2 | tsp | sel'],
    ['1 pinc. de sucre', '1 | pincée | sucre'],
    ['2 u. de limón', '2 | limón'],
    ['Mehl - 4 Eßl.', '4 | tbsp | Mehl'],
  ])('"%s" is read as "%s"', (line, fields) => expect(read(line)).toBe(fields));

  test.each([
    ['1 med. onion', '1 | med onion'],
    ['2 lg. eggs', '2 | lg eggs'],
    ['2 oz. cheddar', '2 | oz | cheddar'],
    ['100 g St. Agur', '100 | g | St. Agur'],
    ['1 Dr. Oetker pudding', '1 | Dr. Oetker pudding'],
  ])('other words with a point stay: "%s" is "%s"', (line, fields) =>
    expect(read(line)).toBe(fields),
  );
});

describe('an amount behind remarks', () => {
  test.each([
    ['Carrots, peeled - 500 g', '500 | g | Carrots | peeled'],
    ['Rinderbrühe, kräftig - 1 l', '1 | l | Rinderbrühe | kräftig'],
    ['Shallots, finely diced – 3', '3 | Shallots | finely diced'],
    ['Zucchini (geraspelt): 2', '2 | Zucchini | geraspelt'],
    ['Remaining ¾ cup cheddar, grated', '¾ | cup | cheddar | Remaining, grated'],
    ['the other 2 onions', '2 | onions | other'],
    ['another 50 g butter', '50 | g | butter | another'],
    ['other 2-minute noodles', 'other 2-minute noodles'],
    ['dough from step 2', 'dough from step | 2'],
    ['Noodles, cooked - 2 minutes', 'Noodles | cooked - 2 minutes'],
    ['1 filet mignon de porc', '1 | filet-mignon de porc'],
  ])('"%s" is read as "%s"', (line, fields) => expect(read(line)).toBe(fields));
});

describe('an amount in words of other languages', () => {
  test.each([
    ['3 e ½ xícaras (chá) de açúcar', '3 ½ | cup | açúcar'],
    ['1 i 1/2 szklanki mleka', '1 1/2 | cup | mleka'],
    ['0 e 1/2 colher (sopa) de sal', '1/2 | tbsp | sal'],
    ['2 y media tazas de arroz', '2½ | cup | arroz'],
    ['½ KL Kümmel', '½ | tsp | Kümmel'],
    ['2 kl. Äpfel', '2 | kl Äpfel'],
    ['cannella un pizzico', 'un | pizzico | cannella'],
  ])('"%s" is read as "%s"', (line, fields) => expect(read(line)).toBe(fields));
});

describe('a pot of yoghurt as a measure', () => {
  test.each([
    ['2 medidas de yogur de azúcar', '250 | ml | azúcar'],
    ['1 medida de aceite', '125 | ml | aceite'],
    ['3 vasitos de yogur de harina', '375 | ml | harina'],
    ['2 vasetti di zucchero', '250 | ml | zucchero'],
    ['1 vasetto di olive', '1 | vasetto | olive'],
    ["½ pot d'huile", '62.5 | ml | huile'],
    ['2 vasetti di yogurt', '2 | vasetti | yogurt'],
  ])('"%s" is read as "%s"', (line, fields) => expect(read(line)).toBe(fields));
});
