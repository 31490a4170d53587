/** Rows as people write them: what the list says and what is bought. */
import { describe, expect, test } from 'vitest';
import { listFromLines } from './list-from-lines';

function linesOf(...ingredients: string[]) {
  return listFromLines({
    meals: [{ recipe: { title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' }],
  });
}

const boughtOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name, text, buy }) => `${buy?.amount ?? text} ${buy?.name ?? name}`.trim());

describe('what a count buys', () => {
  test.each([
    ['2 heads cos lettuce', '2 Cos lettuces'],
    ['3 iceberg lettuces', '3 Iceberg lettuces'],
    ['2 cauliflowers', '2 Cauliflowers'],
    ['2 silken tofu', '2 × 300 g blocks Silken tofu'],
    ['2 feta', '2 × 200 g blocks Feta'],
    ['1 ricotta', '250 g tub Ricotta'],
    ['2 milk', '2 L bottle Milk'],
    ['2 tomato paste', '2 × 140 g tubs Tomato paste'],
    ['2 sour cream', '2 × 300 mL tubs Sour cream'],
    ['3 chicken stock', '3 × 1 L cartons Chicken stock'],
    ['12 olives', '350 g jar Olives'],
    ['3 anchovies', '45 g tin Anchovies'],
    ['4 bacon', '250 g packet Bacon'],
    ['2 chipotle peppers in adobo sauce', '200 g tin Chipotle in adobo'],
    ['4 cups ciabatta bread cubes', '1 loaf Ciabatta'],
    ['6 sliced country bread', '1 loaf Country bread'],
    ['2 country bread', '2 loaves Country bread'],
    ['8 bocconcini', '2 × 220 g tubs Bocconcini'],
    ['4 pats butter', '250 g block Butter'],
    ['6 deli slices swiss cheese', '250 g block Swiss cheese'],
    ['4 slices tomato', '1 Tomato'],
    ['30 caramels', '2 × 200 g bags Caramels'],
    ['20 rice crackers', '1 packet Rice crackers'],
    ['6 slices vegan bacon', '1 packet Vegan bacon'],
    ['1 cup strong coffee', '200 g packet Ground coffee'],
    ['2 shots espresso', '200 g packet Ground coffee'],
    ['1 cup hot tea', '1 box Tea bags'],
    ['2 tbsp coffee', '200 g packet Coffee'],
    ['¼ cup pickle brine', '400 g jar Pickles'],
    ['1 tsp chilli', '1 small jar Chilli powder'],
    ['1 tsp chopped chilli', '1 Chilli'],
    ['1 cup rock salt', '1 packet Rock salt'],
    ['1 cup mashed banana', '2 Bananas'],
    ['3 x 400g chopped tinned tomatoes', '3 × 400 g tins Canned tomatoes'],
    ['15 ounces diced tomatoes', '400 g tin Canned tomatoes'],
    ['300 g haricot beans, left to soak in water', '500 g packet Haricot beans'],
    ['200 g oranges, zest and juice', '1 Orange'],
    ['15 oz pears, in juice', '410 g tin Canned pears'],
    ['500 g tomatoes', '500 g Tomatoes'],
    ['2 bags of spinach', '2 bags Spinach'],
    ['1 sleeve of crackers', '200 g packet Crackers'],
    ['2 tbsp Meyer lemon juice', '1 Lemon'],
    ['1 cup corn (fresh or frozen)', '1 Corn cob'],
    ['3 cups fresh corn', '3 Corn cobs'],
    ['6 cups cooked rice', '1 kg bag Rice'],
    ['150 g dried chillies', '150 g Dried chillies'],
    ['½ cup sweet paprika', '2 small jars Paprika'],
    ['3 tbsp tomato paste from a tube', '140 g tub Tomato paste'],
  ])('a recipe that asks for %s buys %s', (row, bought) => expect(boughtOf(row)).toEqual([bought]));

  test.each([
    [['1 butter', '250 g butter'], '500 g block Butter'],
    [['1 head lettuce', '1 lettuce', '1 small lettuce'], '3 Lettuces'],
    [['1 whole cabbage', '1 head cabbage'], '2 Cabbages'],
    [['2 pieces lemon', '1 lemon'], '3 Lemons'],
    [
      ['3 1/2 cups shredded cheddar cheese', '1 cup shredded sharp cheddar cheese'],
      '500 g + 250 g blocks Cheddar',
    ],
  ])('the rows %j are bought together', (rows, bought) => {
    expect(boughtOf(...rows)).toEqual([bought]);
  });
});

describe('figures in a remark', () => {
  test.each([
    ['oil for deep-frying (at least 1.5 litres)', '1 L + 500 mL bottles Vegetable oil'],
    ['vegetable oil, for frying, about 1 L', '1 L bottle Vegetable oil'],
    ['chicken stock (approximately 1.5 L)', '2 × 1 L cartons Chicken stock'],
    ['2 8 oz baby kale', '4 × 120 g bags Baby kale'],
    ['One (4 1/2-pound) chuck roast', '2.1 kg Chuck roast'],
    ['1 (2 kg) leg of lamb', '2 kg Lamb leg'],
    ['1 chuck roast, trimmed, 2-3 pounds', '1.4 kg Chuck roast'],
    ['4 (6 oz) salmon fillets', '4 Salmon fillets'],
    ['1 (15 to 16-ounce) container ricotta', '500 g tub Ricotta'],
    ['1 tbsp minced garlic (4 cloves)', '1 bulb Garlic'],
    ['2 stalks celery (1 cup)', '½ bunch Celery'],
    ['0 salt, as required', '1 packet Salt'],
    ['1/2 can(s) diced tomatoes', '1 tin Canned diced tomatoes'],
    ['3 whole cloves garlic', '1 bulb Garlic'],
    ['5 fresh sprigs of thyme', '1 bunch Thyme'],
    ['400 g chopped tomatoes', '400 g tin Canned tomatoes'],
    ['800 g diced tomatoes', '800 g tin Canned tomatoes'],
    ['300 g chopped tomatoes', '2 Tomatoes'],
    ['410 g red kidney beans, drained', '400 g tin Canned kidney beans'],
    ['2 tbsp freshly squeezed orange juice', '1 Orange'],
    ['½ cup fresh grapefruit juice', '1 Grapefruit'],
    ['1 cup mashed bananas (2–3 bananas)', '3 Bananas'],
    ['2 handfuls button mushrooms', '150 g Button mushrooms'],
    ['2 Paprikas', '2 Capsicums'],
    ['4 ounces peach liqueur', '1 bottle Peach liqueur'],
    ['1 pint chocolate ice cream', '1 L tub Chocolate ice cream'],
    ['1 loaf French bread', '1 Baguette'],
    ['2 cups wild garlic', '1 bag Wild garlic'],
    ['1½ cups candied pineapple', '1 packet Candied pineapple'],
    ['10 chicken thighs (2 lb. 3 oz.)', '10 Chicken thighs'],
    ['4 chicken breasts (about 1 1/2 pounds total)', '700 g Chicken breasts'],
    ['2 (3-pound) chickens', '2.7 kg Chicken'],
    ['1 can crushed Roma tomatoes or whole plum tomatoes (28 oz)', '1 × 800 g tin Canned tomatoes'],
    ['6 (1/2-inch thick) slices of day-old country bread', '1 loaf Country bread'],
    ['1 (14-ounce) can artichoke hearts', '1 × 400 g tin Artichoke hearts'],
    ['4 green peppers (Australia: capsicum, US: bell peppers)', '4 Green capsicums'],
    ['1 Stange Lauch', '1 Leek'],
    ['6 ears fresh corn', '6 Corn cobs'],
    ['14 dried manicotti pasta tubes (8 ounces)', '250 g packet Manicotti'],
    ['21 oz condensed cream of chicken soup', '2 × 420 g tins Condensed cream of chicken soup'],
    ['2 oz goat cheese crumbles', '100 g packet Goat cheese'],
    ['1 cup kefir', '1 bottle Kefir'],
  ])('the row "%s" is bought as %s', (row, bought) => expect(boughtOf(row)).toEqual([bought]));
});

test('American tins of two sizes that are one here are bought together', () => {
  const rows = ['1 (14 oz) can diced tomatoes', '1 (15 oz) can diced tomatoes'];
  expect(boughtOf(...rows)).toEqual(['2 × 400 g tins Canned diced tomatoes']);
});

test.each([
  ['¼ cup fresh herbs (parsley, dill, chives)', 'about 1½ tbsp'],
  ['⅓ cup lime juice', '85 mL juice'],
  ['⅛ cup sugar', '⅛ cup'],
])('the row "%s" has an amount that a cook can measure: %s', (row, text) =>
  expect(linesOf(row)[0]?.text).toBe(text),
);

describe('what can be left out', () => {
  test.each([
    ['½ cup pecorino (plus extra to finish if you like)', [false]],
    ['1 tsp nutmeg (decrease if using fresh)', [false]],
    ['2 tbsp honey, more if desired', [false]],
    ['parsley, if you like', [true]],
    ['¼ cup parmesan, fat-free if desired', [false]],
    ['1 cup milk, warmed if you like', [false]],
    ['1 tsp chilli flakes, if desired', [true]],
    ['1 cup basil (optional)', [true]],
    ['lettuce or cabbage, red onion or sour cream (all optional)', [true, true]],
    ['avocado, coriander, lime wedges (all optional)', [true, true, true]],
  ])('the row "%s" is optional in each of its foods: %j', (row, expected) => {
    expect(linesOf(row).map(({ isOptional }) => isOptional)).toEqual(expected);
  });
});

describe('the name of a line', () => {
  test.each([
    ['Hellers 1869 mustard', 'Mustard'],
    ['2 tsp Hellers 1869 mustard', 'Mustard'],
    ['284 ml Essential buttermilk', 'Buttermilk'],
    ['2 British Blacktail eggs', 'Eggs'],
    ['1 lb Hass avocados', 'Avocados'],
    ['1 bottle MILFINA Buttermilch', 'Buttermilk'],
    ['2 Meyer lemons', 'Meyer lemons'],
    ['1 tbsp Frank sauce', 'Frank sauce'],
    ['2 to 3 drops liquid or gel red food coloring', 'Liquid red food coloring'],
    ['300g easy-cook white or brown rice', 'Easy-cook white rice'],
    ['1 pound button or cremini mushrooms (quartered)', 'Button mushrooms'],
    ['100 g bubbly, active 100% hydration sourdough starter', 'Sourdough starter'],
    ['2 tbsp tomato purée', 'Tomato paste'],
    ['½ cup sliced kalamata or black olives', 'Kalamata olives'],
    ['4 cups shredded Chinese or Napa cabbage', 'Wombok'],
    ['300 ml whipping or double cream', 'Thickened cream'],
    ['3 eggs or flax egg replacer', 'Eggs'],
    ['3 candlenuts or macadamia nuts', 'Candlenuts'],
    ['½ cup mango or other store-bought chutney', 'Mango chutney'],
    ['1 cup Greek-style plain yoghurt', 'Greek yoghurt'],
    ['2 tbsp Chinese-style sesame oil', 'Sesame oil'],
    ['150 g 60-70% bittersweet chocolate', 'Dark chocolate'],
    ['1 ready-made Madeira cake', 'Madeira cake'],
    ['2 bunches lacinato kale leaves', 'Cavolo nero'],
    ['2 tbsp sumac powder', 'Sumac'],
    ['2 cups cooked couscous', 'Couscous'],
    ['6 rhubarb stems', 'Rhubarb'],
    ['½ cup crystallized ginger', 'Glace ginger'],
    ['1 large fryer chicken', 'Chicken'],
    ['¼ tsp cloves', 'Ground cloves'],
    ['1 tsp whole cloves', 'Cloves'],
    ['1 pound jumbo or larger shrimp', 'Prawns'],
    ['500 ml milk (skim or full cream)', 'Milk'],
    ['2½ cups flour (all-purpose, spelt or gluten-free flour)', 'Plain flour'],
    ['1 medium white or yellow onion, diced', 'Brown onion'],
    ['2 red or white onions', 'Red onions'],
    ['4 breast fillet Chicken breast', 'Chicken breasts'],
    ['1 packet Martin’s Sweet Dinner Potato Rolls', 'Sweet Dinner Potato Rolls'],
    ['½ cup Lifeway Strawberry Whole Milk Kefir', 'Strawberry Whole Milk Kefir'],
    ['1 tsp Kashmiri powder (chilli powder)', 'Chilli powder'],
    ['1 soup spoon of Maïzena (corn starch)', 'Cornflour'],
    ['1 packet instant mousse mix (coffee)', 'Coffee instant mousse mix'],
    ['2 tsp organic coriander, Some Maker, ground', 'Ground coriander'],
    ['1 tsp organic paprika, Some Maker, smoked', 'Smoked paprika'],
    ['1 tsp MSG', 'MSG'],
    ['2 bananas smashed', 'Bananas'],
    ['2 large, really ripe bananas', 'Bananas'],
    ['1 tsp. soda', 'Bicarbonate of soda'],
    ['1 cup soda', 'Soft drink'],
    ['3 lbs of ribs', 'Pork ribs'],
    ['tin of chopped tomatoes', 'Canned diced tomatoes'],
    ['packet of spaghetti', 'Spaghetti'],
    ['2 tsp Some Powder, red chilli powder, to taste', 'Chilli powder'],
    ['1 tsp ginger pwdr', 'Ground ginger'],
    ['100 g margerine', 'Margarine'],
    ['2 tsp seasame oil', 'Sesame oil'],
    ['500 g shredded brussel sprouts', 'Brussels sprouts'],
    ['small amount of fresh ginger', 'Ginger'],
    ['5 spice powder', 'Chinese five spice'],
    ['½ tsp five spice', 'Chinese five spice'],
    ['1 tsp lime zest plus 2 tbsp juice', 'Limes'],
    ['200 g 2-percent Greek yoghurt', 'Greek yoghurt'],
    ['2 lb boneless pork shoulder', 'Pork shoulder'],
    ['2 tsp Some Maker® 100% pure almond extract', 'Almond extract'],
    ['6 squares SOMEMAKER®* white chocolate', 'White chocolate'],
    ['1 packet Some Maker™ roasted parsnip crisps', 'Roasted parsnip crisps'],
    ['1 packet cherry Jell-Up®', 'Cherry Jell-Up'],
    ['200 g alm. gulerødder', 'Carrots'],
    ['1 tbsp finrevet ingefær', 'Ginger'],
    ['2 dentes de alho amassados', 'Garlic'],
    ['świeżo zmielony pieprz', 'Black pepper'],
    ['100 g good unsweetened chocolate', 'Unsweetened chocolate'],
    ['2 cups peeled and frozen orange segments', 'Oranges'],
    ['1 Garnish: mint leaves', 'Mint'],
    ['2 pounds juiciest, sweetest peaches', 'Peaches'],
    ['imported or local rigatoni', 'Rigatoni'],
    ['2" nub of ginger', 'Ginger'],
    ['1 pot of kimchi', 'Kimchi'],
    ['grated zest one lemon', 'Lemon'],
    ['1 tablespoon grated grapefruit zest', 'Grapefruits'],
    ['240g natural sour cream', 'Sour cream'],
    ['1 stalk, medium (7-1/2" - 8" long) celery, peeled', 'Celery'],
  ])('the row "%s" is on the line "%s"', (row, name) => {
    expect(linesOf(row).map((line) => line.name)).toEqual([name]);
  });

  test.each([
    'For full ingredient list, see Nutrition',
    '*Not included',
    'See note',
    'Remaining Ingredients',
    'Topping:',
    '*replace with hot sauce for Whole30',
    '2 cups duck stock (see instructions)',
    '1 quantity pizza dough (recipe below)',
    '2 cups water or chicken stock',
    '1 dl vand',
    '2 dl lunkent vann',
    '3 dl kallt vatten',
    '1 xícara de água morna',
    '200 ml ciepłej wody',
    '2 dl studená voda',
    '1 dl víz',
    '2 dl vettä',
  ])('the row "%s" is nothing to buy', (row) => {
    expect(linesOf(row).map(({ isAtHome }) => isAtHome)).toEqual([true]);
  });

  test.each(['For brushing: milk', 'For the sauce: 2 eggs', '2 rebanadas de pan'])(
    'the row "%s" is something to buy',
    (row) => expect(linesOf(row).map(({ isAtHome }) => isAtHome)).toEqual([false]),
  );
});
