import { describe, expect, test } from 'vitest';
import { alternativesIn } from '../alternatives';
import { foodsOfRow } from '../foods-of-row';
import { structuredRow } from '../structured-row';

const typed = (name: string) => ({ name, amount: '', unit: '' });

function choicesOf(line: string): string[] {
  const { name, note = '' } = structuredRow(typed(line));
  return [name, ...alternativesIn(note, name)];
}

function namesOf(line: string): string[] {
  return foodsOfRow(typed(line)).map(({ ingredient }) => ingredient.name);
}

describe('a substitute', () => {
  test.each([
    ['2 tbsp honey, sub maple syrup', ['honey', 'maple syrup']],
    ['1 cup milk (sub oat milk)', ['milk', 'oat milk']],
    ['1 tbsp soy sauce or sub tamari', ['soy sauce', 'tamari']],
    ['200 g yoghurt, substitute sour cream', ['yoghurt', 'sour cream']],
    ['1 cup cream, can sub coconut cream', ['cream', 'coconut cream']],
    ['1 tbsp butter (swap for olive oil)', ['butter', 'olive oil']],
    ['1 lime, you can substitute with lemon', ['lime', 'lemon']],
    ['300 g prawns, peeled (or sub a chicken breast)', ['prawns', 'chicken breast']],
    ['1 tbsp palm sugar (sub: coconut sugar)', ['palm sugar', 'coconut sugar']],
    ['100 g feta (ricotta works too)', ['feta', 'ricotta']],
    ['2 cups spinach, kale is fine', ['spinach', 'kale']],
    ['1 bunch chives; spring onions will do', ['chives', 'spring onions']],
    ['500 ml beef stock (a stock cube is fine)', ['beef stock']],
    ['500 g minced pork or veal', ['minced pork', 'minced veal']],
    ['3 sprigs rosemary (or 1 tsp dried)', ['rosemary', 'dried rosemary']],
    ['1 cup peas, or 1 cup frozen', ['peas', 'frozen peas']],
    ['custard or vanilla ice cream', ['custard', 'vanilla ice cream']],
    ['1 cup milk (could also use cream or coconut milk)', ['milk', 'cream', 'coconut milk']],
    ['2 tbsp oil, you can use butter', ['oil', 'butter']],
    ['200 g ricotta (may also try cottage cheese)', ['ricotta cheese', 'cottage cheese']],
    ['1 cup milk (you can use any kind)', ['milk']],
    ['4 sub rolls', ['sub rolls']],
    ['2 cups flour, sifted', ['flour']],
  ])('a substitute is a choice of its row: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('a choice with amounts', () => {
  test.each([
    ['2 cups milk, or 1 tin (400 ml) coconut milk', ['milk', 'coconut milk']],
    ['1 cup (200 g) sugar, or 1 cup (340 g) honey', ['sugar', 'honey']],
    ['100 g butter, or 80 ml (1/3 cup) oil', ['butter', 'oil']],
    ['4 eggs (or 1 cup (240 ml) egg whites)', ['eggs', 'egg whites']],
    [
      '1 lb (450 g) ground beef, or about 1 lb (450 g) ground turkey',
      ['ground beef', 'ground turkey'],
    ],
    ['⅓ cup sugar, 76g, or ⅓ cup (66g) brown sugar', ['sugar', 'brown sugar']],
    ['1 orange, or 1 cup frozen pineapple', ['orange', 'frozen pineapple']],
    ['2 oranges, or frozen pineapple or mango', ['oranges', 'frozen pineapple', 'frozen mango']],
  ])('the amounts of a choice are no part of its food: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('a choice by a word before the food', () => {
  test.each([
    ['1 cup black or pinto beans', ['black beans', 'pinto beans']],
    ['1 cup canned black or pinto beans', ['canned black beans', 'canned pinto beans']],
    ['200 g frozen green or broad beans', ['frozen green beans', 'frozen broad beans']],
    ['1 tin red kidney or black beans', ['red kidney beans', 'black beans']],
    ['1 tin white or cannellini beans', ['white beans', 'cannellini beans']],
    ['500 ml milk, skim or full cream', ['milk', 'skim milk', 'full cream milk']],
    ['1 red or yellow capsicum', ['red capsicum', 'yellow capsicum']],
  ])('each word of a choice has the noun of the last: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('a choice that nobody could buy', () => {
  test.each([
    ['1 cup basmati rice (or another fast cooking variety)', ['basmati rice']],
    ['100 g starter, ripe or discard', ['starter']],
    ['1 cup yoghurt or a vegan version', ['yoghurt']],
    ['2 cups stock (or the amount on the packet)', ['stock']],
    ['1 scoop pea protein, or favourite powder', ['pea protein']],
    ['500 g lamb chops, or cubed leg of lamb', ['lamb chops', 'leg of lamb']],
    ['cooking spray, or olive oil', ['cooking spray', 'olive oil']],
    ['2 cups chicken stock or vegetable', ['chicken stock', 'vegetable stock']],
  ])('a choice that nobody could buy is none: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('words around foods', () => {
  test.each([
    ['a mix of basil and mint', ['basil', 'mint']],
    ['combination of carrots and celery', ['carrots', 'celery']],
    ['pinch of each paprika and cumin', ['paprika', 'cumin']],
    ['mix of wild grains', ['mix of wild grains']],
    ['½ tsp of each spice: cumin, fennel seeds', ['cumin', 'fennel seeds']],
    ['1 tbsp of each nut: almonds, pecans', ['almonds', 'pecans']],
    ['1 tsp orange zest plus 60 ml juice', ['orange zest', 'orange juice']],
    ['Pepper, to taste and sugar', ['Pepper', 'sugar']],
    ['4 chicken drumsticks whole', ['chicken drumsticks']],
    ['handful of coriander leaves and stalks', ['coriander']],
    ['1 bunch parsley stems & leaves', ['parsley']],
    ['½ cup of a mixture of red onion', ['red onion']],
    ['2 tbsp nam pla {fish sauce}', ['nam pla']],
    ['4 cherry tomatoes {optional}', ['cherry tomatoes']],
    ['3 garlic cloves whole', ['garlic']],
  ])('words around foods are no part of them: %s', (line, names) =>
    expect(namesOf(line)).toEqual(names),
  );
});

describe('a general name', () => {
  test.each([
    ['1 cup nuts (almonds, cashews)', ['almonds', 'cashews']],
    ['1 cup chopped nuts (hazelnuts or walnuts)', ['hazelnuts', 'walnuts']],
    ['500 g white fish, cod, haddock or snapper', ['cod', 'haddock', 'snapper']],
    ['2 cups cheese (cheddar, gouda), grated', ['cheddar', 'gouda']],
    ['200 g pasta (penne or fusilli)', ['penne', 'fusilli']],
    ['1 cup nuts, chopped', ['nuts']],
    ['2 tbsp cheese (each onion, chives)', ['cheese']],
    ['1 cup cheese (onion, garlic)', ['cheese']],
    ['2 cups berries (raspberries, blueberries)', ['berries']],
  ])('the kinds behind a general name are what is bought: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('kinds, cuts and colours', () => {
  test.each([
    ['1 lb pork (ground)', ['pork mince']],
    ['500 g lamb, minced', ['lamb mince']],
    ['1 lb chicken (lean ground)', ['chicken mince']],
    ['2 garlic cloves, minced', ['garlic']],
    ['300 g prawns, minced', ['prawns']],
    ['1 cup fresh herbs (basil, mint, dill)', ['basil', 'mint', 'dill']],
    ['250 g red, yellow and orange cherry tomatoes', 3],
    ['2 Jonathan apples-cored, sliced', ['Jonathan apples']],
    ['3 zucchinis-sliced', ['zucchinis']],
    ['500 g thick-sliced bacon', ['bacon']],
    ['2 cups freshly-grated parmesan', ['parmesan']],
  ])('a cut or a kind behind the food is read: %s', (line, names) => {
    const found = namesOf(line);
    if (typeof names === 'number')
      expect(found.filter((name) => name.endsWith('cherry tomatoes'))).toHaveLength(names);
    else expect(found).toEqual(names);
  });
});

describe('optional words', () => {
  test.each([
    ['4 corn tortillas, if available', false],
    ['1 pie crust, such as frozen (glaze optional)', false],
    ['1 tbsp capers (optional)', true],
    ['1 tbsp capers (this is optional)', true],
    ['chives, if using', true],
  ])('"optional" belongs to its own clause: %s', (line, isOptional) =>
    expect(foodsOfRow(typed(line))[0]?.isOptional).toBe(isOptional),
  );
});

describe('a wish, and what may be left out', () => {
  test.each([
    ['1 cup pasta you like', ['pasta']],
    ['any cheese you prefer', ['any cheese']],
    ['2 cups vegetables you have on hand', ['vegetables']],
    ['your fave salsa', ['salsa']],
    ['1 jar of my favourite pesto', ['pesto']],
    ['olives & your favourite crackers', ['olives', 'crackers']],
    ['1 sleeve Ritz crackers may be used instead', ['Ritz crackers']],
    ['500 g turkey mince works too', ['turkey mince']],
  ])('words of liking are no part of a name: %s', (line, names) =>
    expect(namesOf(line)).toEqual(names),
  );

  test('a food that may be used instead can be left out', () => {
    expect(foodsOfRow(typed('1 packet crackers can be used instead'))[0]?.isOptional).toBe(true);
  });
});

describe('juice and zest of a fruit', () => {
  test.each([
    ['2 tbsp juice from 1 lemon', ['fresh lemon juice']],
    ['2 tablespoons fresh juice from about 2 limes', ['fresh lime juice']],
    ['1 tsp zest from 1 large orange', ['orange zest']],
    ['60 ml juice from half an orange', ['fresh orange juice']],
    ['1 tsp grated zest plus 2 tbsp juice from 1 lemon', ['lemon zest', 'lemon juice']],
    ['1 cup juice', ['juice']],
  ])('a part that is measured is of the fruit behind it: %s', (line, names) =>
    expect(namesOf(line)).toEqual(names),
  );
});

describe('choices with a shared noun', () => {
  test.each([
    ['8 small flour or corn tortillas', ['small flour tortillas', 'corn tortillas']],
    [
      '200 g good-quality strawberry or raspberry jam',
      ['good-quality strawberry jam', 'raspberry jam'],
    ],
    ['2 large chicken or turkey breasts', ['large chicken breasts', 'turkey breasts']],
    ['2 small beef or vegetable stock cubes', ['small beef stock cubes', 'vegetable stock cubes']],
    ['Fufu or white rice', ['Fufu', 'white rice']],
    ['basmati or jasmine rice', ['basmati rice', 'jasmine rice']],
    ['500 g chicken breasts (or thighs)', ['chicken breasts', 'chicken thighs']],
    ['1 tsp vanilla bean paste or extract', ['vanilla bean paste', 'vanilla extract']],
    ['150 g Thai eggplants (or use 1 small aubergine)', ['Thai eggplants', 'aubergine']],
    ['2 cups wholemeal flour, or sub all purpose', ['wholemeal flour', 'all purpose flour']],
    ['1 cup red wine (or additional beef stock)', ['red wine', 'beef stock']],
    ['¼ cup almond milk, or any oat milk you like', ['almond milk', 'oat milk']],
  ])('each choice has its whole name: %s', (line, choices) =>
    expect(choicesOf(line)).toEqual(choices),
  );
});

describe('more of the same', () => {
  test.each([
    ['6 whole cloves & 2 cinnamon quills', ['whole cloves', 'cinnamon quills']],
    ['8 cloves garlic, 4 chopped, and 4 whole cloves', ['garlic']],
    ['1 head garlic plus 2 cloves', ['garlic', 'garlic']],
    ['1 chipotle in adobo, plus 1 tbsp sauce', ['chipotle in adobo']],
    ['1 tin pineapple pieces, plus 2 tbsp juice', ['pineapple pieces']],
    ['1 tin tuna in oil, plus 1 tbsp of the oil', ['tuna in oil']],
    ['500 g chicken, plus 2 tbsp oil', ['chicken', 'oil']],
    ['4 chops plus 1 tbsp soy sauce', ['chops', 'soy sauce']],
    ['500 g steak, plus 2 tbsp sauce', ['steak', 'sauce']],
    ['4 chicken thighs plus 1 cup marinade', ['chicken thighs', 'marinade']],
  ])('a row asks once for a food and more of it: %s', (line, names) =>
    expect(namesOf(line)).toEqual(names),
  );
});
