/** Recipes of our own, in five languages: what goes into a document of a test, line by line. */

export interface WrittenRecipe {
  title: string;
  /** The heading above the list, and the one above the steps. */
  headings: readonly [string, string];
  ingredients: readonly string[];
  steps: readonly string[];
}

export const englishRecipes: readonly WrittenRecipe[] = [
  recipe('Ginger Pikelets', 'Ingredients', 'Method', [
    '2 cups self-raising flour|1 tsp ground ginger|3 eggs|300 ml milk|40 g butter, melted',
    'Whisk the flour with the ginger in a wide bowl and make a well in the middle of it.|Beat the eggs into the milk, pour them into the well and stir until the batter is smooth.|Cook spoonfuls of it in the butter over medium heat for 2 minutes on each side.',
  ]),
  recipe('Silverbeet and Barley Soup', 'Ingredients', 'Method', [
    '150 g pearl barley|1 bunch silverbeet|2 brown onions, chopped|1.5 litres vegetable stock|1 tbsp olive oil|1 lemon',
    'Soften the onions in the oil for about ten minutes without letting them take any colour.|Add the barley and the stock and simmer everything gently for 35 minutes.|Slice the silverbeet, stir it through the soup and cook it for another five minutes.|Squeeze the lemon over the soup just before serving.',
  ]),
  recipe('Roast Pumpkin Frittata', 'Ingredients', 'Method', [
    '600 g butternut pumpkin|8 eggs|100 g feta|½ cup thickened cream|2 tsp thyme leaves',
    'Roast the pumpkin at 200°C for 30 minutes, turning it once, until it is golden at the edges.|Whisk the eggs with the cream and the thyme and pour them over the pumpkin.|Crumble the feta on top and bake for 20 minutes until the middle has set.',
  ]),
  recipe('Lemon Myrtle Shortbread', 'Ingredients', 'Method', [
    '250 g butter, softened|1/3 cup caster sugar|2 cups plain flour|1/4 cup rice flour|2 tsp lemon myrtle',
    'Beat the butter with the sugar until it is pale.|Fold in both kinds of flour and the lemon myrtle, then press the dough together.|Roll it out, cut it into fingers and bake them at 160°C for 25 minutes.',
  ]),
];

export const germanRecipe = recipe('Linsensuppe mit Kümmel', 'Zutaten', 'Zubereitung', [
  '250 g Linsen|2 Möhren|1 Zwiebel|1 TL Kümmel|1 l Gemüsebrühe|2 EL Essig',
  'Die Zwiebel würfeln und mit dem Kümmel in etwas Öl anschwitzen, bis sie glasig ist.|Linsen, Möhren und Brühe dazugeben und alles 35 Minuten köcheln lassen.|Mit Essig abschmecken und heiß servieren.',
]);

export const frenchRecipe = recipe('Gratin de fenouil', 'Ingrédients', 'Préparation', [
  '3 fenouils|200 ml crème fraîche|80 g comté râpé|1 gousse d’ail|20 g beurre',
  'Coupez les fenouils en quartiers et faites-les cuire 10 minutes à l’eau bouillante.|Frottez un plat avec l’ail, beurrez-le et disposez les fenouils dedans.|Versez la crème, parsemez de comté et enfournez 25 minutes à 200 °C.',
]);

export const spanishRecipe = recipe('Garbanzos con espinacas', 'Ingredientes', 'Preparación', [
  '400 g garbanzos cocidos|300 g espinacas|2 dientes de ajo|1 cucharadita de comino|3 cucharadas de aceite',
  'Dora los ajos en el aceite y retíralos antes de que se quemen.|Añade las espinacas y el comino y remueve durante cinco minutos.|Agrega los garbanzos y cocina a fuego lento diez minutos más.',
]);

export const italianRecipe = recipe('Pasta con zucca e salvia', 'Ingredienti', 'Preparazione', [
  '320 g pasta|500 g zucca|50 g burro|8 foglie di salvia|60 g parmigiano',
  'Taglia la zucca a cubetti e cuocila nel burro per quindici minuti.|Lessa la pasta in abbondante acqua salata e scolala al dente.|Unisci la pasta alla zucca, aggiungi la salvia e servi con il parmigiano.',
]);

/** Twelve, for a book. */
export const bookRecipes: readonly WrittenRecipe[] = [
  ...englishRecipes,
  germanRecipe,
  frenchRecipe,
  spanishRecipe,
  italianRecipe,
  ...englishRecipes.map((each, at) => ({
    ...each,
    title: `${['Spiced', 'Winter', 'Picnic', 'Festive'][at]} ${each.title}`,
    ingredients: [...each.ingredients, `${at + 2} tbsp honey`],
  })),
];

/** @param texts the lines and the steps, each with bars between them */
function recipe(
  title: string,
  list: string,
  method: string,
  [ingredients = '', steps = '']: readonly string[],
): WrittenRecipe {
  return {
    title,
    headings: [list, method],
    ingredients: ingredients.split('|'),
    steps: steps.split('|'),
  };
}
