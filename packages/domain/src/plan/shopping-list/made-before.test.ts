/** Rows of what another recipe or another pot makes, and rows that only look so. */
import { describe, expect, test } from 'vitest';
import { listFromLines } from './list-from-lines';

const linesOf = (...ingredients: string[]) =>
  listFromLines({
    meals: [{ recipe: { title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' }],
  });

const boughtOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name, text, buy }) => `${name}: ${buy?.amount ?? text}`);

describe('what was made before', () => {
  test.each([
    '1 portion miso dressing',
    '2 servings garlic confit sauce',
    'coffee glaze (see note 2)',
    'hazelnut praline cream, see notes',
    'my plum sauce',
    "¼ cup Nana's marinade",
    'our house vinaigrette',
    'cashew cream, from above',
    'beetroot puree from step 3',
    'oat crumble, as above',
    'no-knead dough, below',
    'green goddess dressing, p. 88',
    'choux pastry from the basic recipe',
    'hot fudge sauce (get the recipe)',
    'pickled turnip (recipe in the notes)',
    'sambal from last month’s post',
    'chipotle mayo, see my burger post',
    '½ cup of the dressing',
    'half of the herb rub',
    '⅓ of the filling',
    '2 tbsp of the poaching liquid',
    "the bones from yesterday's lamb",
    'juice from the limes above',
    'duck stock, see method',
  ])('a part that a kitchen has made before is not bought: "%s"', (row) =>
    expect(boughtOf(row)).toEqual([]),
  );

  test.each([
    ['1 pie crust, bought or homemade (recipe below)', ['Pie crust: 1']],
    ['½ cup pesto, from a jar or see my recipe', ['Pesto: 190 g jar']],
    ['1 cup brown sugar, divided (see instructions)', ['Brown sugar: 500 g packet']],
    ['olive oil, see notes', ['Olive oil: 500 mL bottle']],
    ['2 cups zilwort pods, see method', ['Zilwort pods: 1 bag']],
    ['1 cup cooked lentils (or use my recipe)', ['Lentils: 500 g packet']],
    ['2 tbsp of the soy sauce', ['Soy sauce: 250 mL bottle']],
    ['½ cup sauce', ['Sauce: 1 bottle']],
    ['½ sponge cake', ['Sponge cake: 1']],
    ['2 tablespoons the good olive oil', ['Olive oil: 500 mL bottle']],
    ['2 cups your favourite granola', ['Granola: 500 g packet']],
    ['6 eggs, from above', ['Eggs: 1 dozen']],
  ])('a food that shops have is bought, whatever else its row says: "%s"', (row, bought) =>
    expect(boughtOf(row)).toEqual(bought),
  );

  test.each([
    'Rahmsoße, siehe Grundrezept',
    '1 Grundrezept Mürbeteig',
    'Knödelteig (Rezept unten)',
    'pâte à crêpes (voir recette)',
    'crema pasticcera, vedi ricetta',
    'masa de empanada (ver receta)',
    'deeg, zie basisrecept',
    'la salsa reservada',
    'le bouillon réservé',
    'das aufgefangene Nudelwasser',
    "l'acqua di cottura della pasta",
    "200 ml d'eau de cuisson",
  ])('a part made before is not bought in another language: "%s"', (row) =>
    expect(boughtOf(row)).toEqual([]),
  );

  test.each([
    ['500 g Pizzateig, TK (oder siehe Rezept)', ['Pizza bases: 2']],
    ['pâte brisée du commerce ou voir recette', ['Pâte brisée du commerce: ']],
    ['1 Zitrone, Saft aufgefangen', ['Lemon: 1']],
  ])('a food of a shop abroad is bought: "%s"', (row, bought) =>
    expect(boughtOf(row)).toEqual(bought),
  );
});
