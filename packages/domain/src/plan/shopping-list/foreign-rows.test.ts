import { readPage } from '@saltbush/recipe-parser/page';
import { describe, expect, test } from 'vitest';
import { buildShoppingList } from './build-shopping-list';
import { besideAmount } from './lines/amount-and-name';

/** The list of a recipe of a web page with these rows. */
function linesOf(...recipeIngredient: string[]) {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Dish',
    recipeIngredient,
    recipeInstructions: ['Cook.'],
  };
  const page = `<html><body><script type="application/ld+json">${JSON.stringify(recipe)}</script></body></html>`;
  const { ingredients } = readPage(page, 'https://kitchen.example/dish')!;
  const meals = [
    { recipe: { id: '1', title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' },
  ];
  return buildShoppingList(meals);
}

/** What the list shows: what to buy, else what is needed, and the aisle. */
function listOf(...rows: string[]): string[] {
  return linesOf(...rows).map(
    ({ name, text, buy, aisle, isAtHome }) =>
      `${besideAmount(buy?.amount ?? text, buy?.name ?? name)} (${isAtHome ? 'at home' : aisle})`,
  );
}

describe('A row in another language on the list', () => {
  test.each([
    // Measures.
    ['1 Glas Kapern', '1 jar capers (Pantry)'],
    ['1 Glas Rotwein', '750 mL bottle red wine (Liquor)'],
    ['1 bocal de cornichons', '1 jar cornichons (Pantry)'],
    ['1 cube de bouillon de volaille', '1 packet chicken stock cubes (Pantry)'],
    ['2 blokjes runderbouillon', '1 packet beef stock cubes (Pantry)'],
    ['1 Würfel Gemüsebrühe', '1 packet vegetable stock cubes (Pantry)'],
    ['6 boules de glace à la vanille', '1 L tub ice cream (Freezer)'],
    ['2 fles rode wijn', '2 bottles red wine (Liquor)'],
    ['2 cucharadas soperas de harina', '1 kg packet plain flour (Baking)'],
    ['1 daumengroßes Stück Ingwer', '1 knob ginger (Fruit & Veg)'],
    // Sizes behind a word that joins.
    ["1 poulet fermier d'1,5 kg coupé en morceaux", '1.5 kg chicken (Meat & Seafood)'],
    ['1 pollo da 1,2 kg', '1.2 kg chicken (Meat & Seafood)'],
    ['1 Hähnchen (ca. 1,4 kg)', '1.4 kg chicken (Meat & Seafood)'],
    ['1 conejo de 1,2 kg', '1.2 kg rabbit (Meat & Seafood)'],
    // Foods that an English word is beside, or in.
    ['1 barra de pan', '1 baguette (Bakery)'],
    ['100 g de pan duro', '1 loaf stale bread (Bakery)'],
    ['150 ml aceite de oliva suave', '500 mL bottle olive oil (Pantry)'],
    ['60 g di burro freddo', '250 g block butter (Dairy, Eggs & Fridge)'],
    ['10 cl de vin blanc de Savoie', '750 mL bottle Vin blanc de Savoie (Liquor)'],
    ['500 g spliterwten', '500 g packet split peas (Pantry)'],
    ['1 pan', '1 pan (at home)'],
    // Measures and packs of German and Dutch kitchens.
    ['1/2 Kästchen Gartenkresse', '1 punnet cress (Fruit & Veg)'],
    ['1 Schälchen Erdbeeren', '1 punnet strawberries (Fruit & Veg)'],
    ['1 Stg Zimt', '1 packet cinnamon sticks (Herbs & Spices)'],
    ['3 Stg. Lauch', '3 leeks (Fruit & Veg)'],
    ['1 Bd Schnittlauch', '1 bunch chives (Fruit & Veg)'],
    ['1 bos radijzen', '1 bunch radishes (Fruit & Veg)'],
    ['1 bakje champignons (250 g)', '1 × 250 g tub button mushrooms (Fruit & Veg)'],
    ['2 bollen mozzarella', '2 × 125 g tubs fresh mozzarella (Dairy, Eggs & Fridge)'],
    ['1 tablet runderbouillon', '1 packet beef stock cubes (Pantry)'],
    ['1 klont boter', '250 g block butter (Dairy, Eggs & Fridge)'],
    // Words about the amount, before the food and behind it.
    ['einige Salbeiblättchen', '1 bunch sage (Fruit & Veg)'],
    ['wenig Muskat', '1 small jar ground nutmeg (Herbs & Spices)'],
    ['enkele takjes tijm', '1 bunch thyme (Fruit & Veg)'],
    ['naar smaak zout', '1 packet salt (Herbs & Spices)'],
    ['3 Rinderrouladen à ca. 160 g', '3 beef schnitzels (Meat & Seafood)'],
    // What is in the row and is not bought.
    ['200 ml Schlagsahne (32 % Fett)', '300 mL carton thickened cream (Dairy, Eggs & Fridge)'],
    ['500 ml Hühnerbrühe (Instant)', '1 L carton chicken stock (Pantry)'],
    ['750 ml Gemüsebrühe (Instant)', '1 L carton vegetable stock (Pantry)'],
    ['1 Pck. Kartoffelknödel', '1 packet potato dumplings (Dairy, Eggs & Fridge)'],
    ['4 pistolets of ander brood', '4 bread rolls (Bakery)'],
    ['20 g boter of margarine', '250 g block butter (Dairy, Eggs & Fridge)'],
    ['500 g krieltjes met schil', '500 g baby potatoes (Fruit & Veg)'],
  ])('the row "%s" is shown as %s', (row, shown) => expect(listOf(row)).toEqual([shown]));

  test.each([
    'n. B. Crème fraîche',
    'n.B. Petersilie',
    'ev. 1 Zwiebel',
    'evtl. 1 Schuss Rum',
    'nach Bedarf Zucker',
    'evt. 100 g spekjes',
    'eventueel 1 rode ui',
    'rozijnen, naar wens',
    '1 el kappertjes (evt.)',
    'Schnittlauch (wer mag)',
  ])('the row "%s" is optional', (row) =>
    expect(linesOf(row).map(({ isOptional }) => isOptional)).toEqual([true]),
  );

  test.each([
    'Zutaten für den Teig',
    'Zutaten für 4 Portionen',
    'Zutaten zum Bestreichen',
    'Ingrediënten voor de saus',
    'Gurkensud',
  ])('the row "%s" names nothing to buy', (row) =>
    expect(linesOf('1 Gurke', row).filter(({ isAtHome }) => !isAtHome)).toHaveLength(1),
  );

  test.each([
    [['200 g koude roomboter', '30 g ongezouten boter', 'extra boter, om in te vetten'], 2],
    [['4 hartgekochte Eier', '1 Ei', '2 huevos duros'], 1],
    [["3 gousses d'ail dégermées", "2 gousses d'ail"], 1],
    [['100 g parmigiano grattugiato', 'Parmigiano Reggiano DOP da grattugiare 150 g'], 1],
    [['Sel, poivre', 'sel et poivre du moulin', 'sal y pimienta recién molida'], 2],
  ])('the rows %j are on %i lines', (rows, lines) => expect(listOf(...rows)).toHaveLength(lines));
});
