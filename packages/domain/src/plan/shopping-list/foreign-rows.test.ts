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
    // Cuts that share their animal, a diminutive, and more of the same.
    ['800 g épaule ou collier d’agneau', '800 g lamb shoulder (Meat & Seafood)'],
    ['2 eitjes', '1 dozen eggs (Dairy, Eggs & Fridge)'],
    ['100 g azúcar + 50 g para espolvorear', '1 kg packet white sugar (Baking)'],
    ['10 cl eau glacée', '100 mL water (at home)'],
    // What may be taken instead of water, or in the same measure.
    ['1 cuillère à café de sucre ou de miel', '1 kg packet white sugar (Baking)'],
    ['acqua tiepida o brodo', 'Water (at home)'],
    [
      '1 Becher Crème fraîche mit Kräutern (150 g)',
      '200 g tub creme fraiche (Dairy, Eggs & Fridge)',
    ],
    ['3 beschuiten', '3 crispbreads (Snacks & Confectionery)'],
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
    // A few of them, and how full a measure is.
    ['ein paar Zweige Rosmarin', '1 bunch rosemary (Fruit & Veg)'],
    ['ein Paar Weißwürste', '2 weisswursts (Meat & Seafood)'],
    ['paar druppels worcestersaus', '250 mL bottle worcestershire sauce (Pantry)'],
    ['een paar plakken ontbijtspek', '250 g packet bacon (Deli)'],
    ['ein großzügiger Schuss Rotwein', '750 mL bottle red wine (Liquor)'],
    ['1 flinke hand rucola', '120 g bag rocket (Fruit & Veg)'],
    ['1 tak tijm', '1 bunch thyme (Fruit & Veg)'],
    // what or who it is for.
    ['Dazu schmeckt Bauernbrot', "1 loaf farmer's bread (Bakery)"],
    ['Als Beilage: Basmatireis', '1 kg bag basmati rice (Pantry)'],
    ['Zitronenspalten dazu', 'Lemons (Fruit & Veg)'],
    ['turks brood voor erbij', '1 loaf turkish bread (Bakery)'],
    ['tuinkers ter garnering', 'Cress (Fruit & Veg)'],
    // Cream, celery and what is in jars.
    ['1 dl room', '300 mL carton thickened cream (Dairy, Eggs & Fridge)'],
    ['1 bosje selderij', '1 bunch celery leaves (Fruit & Veg)'],
    ['2 stengels selderij', '½ bunch celery (Fruit & Veg)'],
    ['1 Glas Rotkohl', '1 jar pickled red cabbage (Pantry)'],
    ['1 potje doperwten', '1 jar canned peas (Pantry)'],
    ['1 Dose Erbsen (280 g Abtropfgewicht)', '1 tin peas (Pantry)'],
    ['1 kg weißer Spargel', '2 bunches white asparagus (Fruit & Veg)'],
    ['6 kipdrumsticks met vel en bot', '6 chicken drumsticks (Meat & Seafood)'],
    ['1 l visbouillon van een blokje', '1 L carton fish stock (Pantry)'],
    // Kinds in brackets are what a mix has in it.
    [
      '1 Beutel gemischte Pilze (Austernpilze, Pfifferlinge)',
      '1 sachet mixed mushrooms (Fruit & Veg)',
    ],
    ['1 kruidentuil (laurier, tijm)', '1 small jar bouquet garni (Herbs & Spices)'],
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
    'sambal voor de liefhebber',
  ])('the row "%s" is optional', (row) =>
    expect(linesOf(row).map(({ isOptional }) => isOptional)).toEqual([true]),
  );

  test.each([
    ['Feldsalat mit Joghurtdressing', ["Lamb's lettuce", 'Joghurtdressing']],
    ['stokbrood met kruidenboter voor erbij', ['Baguettes', 'Garlic butter']],
    ['3 sneden witbrood besmeerd met roomkaas', ['White bread', 'Cream cheese']],
    ['2 Scheiben Graubrot, bestrichen mit Butter', ['Bread', 'Butter']],
    ['2 witte en 1 rode ui', ['Red onion', 'White onions']],
    ['1 rote und 2 gelbe Paprika', ['Red capsicum', 'Yellow capsicums']],
    ['zilveruitjes en augurkjes, voor erbij', ['Gherkins', 'Pickled onions']],
    ['Brötchen mit Sesam', ['Brötchen mit Sesam']],
  ])('the row "%s" asks for %j', (row, names) =>
    expect(
      linesOf(row)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...names].toSorted()),
  );

  test.each([
    ['2 EL Honig o. Ahornsirup', ['Maple syrup']],
    ['1 rode of groene paprika', ['Green capsicums']],
    ['150 ml kookroom of haverroom', ['Oat cream']],
    ['2 gelbe oder rote Zwiebeln', ['Red onions']],
  ])('the row "%s" offers %j', (row, others) =>
    expect(linesOf(row).map(({ alternatives }) => alternatives)).toEqual([others]),
  );

  test.each([
    ['Birnenkompott', '500 g Birnen', '50 g Zucker'],
    ['Mürbeteig', '200 g Mehl', '100 g Butter'],
    ['Quarkfüllung', '250 g Quark', '2 Eier'],
    ['Pesto', '1 Bund Basilikum', '50 g Pinienkerne'],
    ['Kruimellaag', '100 g bloem', '75 g boter'],
    ['Gehaktballetjes', '500 g gehakt', '1 ei'],
    ['Außerdem', '1 Zitrone', '2 Eier'],
    ['Garnering', '1 citroen', '2 takjes munt'],
  ])('the heading "%s" above its parts is not bought', (...rows) => {
    const bought = linesOf(...rows).filter(({ isAtHome }) => !isAtHome);
    expect(bought).toHaveLength(2);
  });

  test.each(['Tarteform Ø 28 cm', 'taartvorm van 24 cm', '1 Backblech', 'staafmixer'])(
    'the row "%s" is equipment',
    (row) => expect(linesOf(row).map(({ isAtHome }) => isAtHome)).toEqual([true]),
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

  test.each([
    ['Salz und Pfeffer, weiß', 'white pepper'],
    ['sel et poivre, moulu', 'black pepper'],
    ['sale e pepe, macinato fresco', 'black pepper'],
    ['zout en peper, versgemalen', 'black pepper'],
    ['sal y pimienta, recién molida', 'black pepper'],
  ])('a word for how salt and pepper are ground is no food of its own: "%s"', (row, pepper) =>
    expect(listOf(row).toSorted()).toEqual([
      `1 packet salt (Herbs & Spices)`,
      `1 small jar ${pepper} (Herbs & Spices)`,
    ]),
  );
});
