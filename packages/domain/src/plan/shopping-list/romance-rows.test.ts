import { readPage } from '@saltbush/recipe-parser/page';
import { describe, expect, test } from 'vitest';
import { buildShoppingList } from './build-shopping-list';

/** The lines of the list of a recipe of a web page: name, amount as needed, and what else is shown. */
function listOf(row: string, language: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Dish',
    recipeIngredient: row.split(' // '),
    recipeInstructions: ['Cook.'],
  };
  const page = `<html lang="${language}"><body><script type="application/ld+json">${JSON.stringify(recipe)}</script></body></html>`;
  const { ingredients } = readPage(page, 'https://kitchen.example/dish')!;
  const meals = [
    { recipe: { id: '1', title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' },
  ];
  const lines = buildShoppingList(meals).map(({ name, text, isOptional, alternatives }) =>
    [name, text, isOptional ? 'optional' : '', ...alternatives.map((other) => `or ${other}`)]
      .filter((part) => part !== '')
      .join(' | '),
  );
  return lines.join(' + ');
}

const rows: Readonly<Record<string, string>> = {
  fr: `
    # Meat and words behind it
    450 g (1 lb) de porc haché extra-maigre = Pork mince | 450 g
    300 g de bœuf haché maigre = Beef mince | 300 g
    2 poitrines de poulet désossées = Chicken breasts | 2
    # Spoons, tubs and knobs
    5 ml (1 c. à thé) de cannelle = Ground cinnamon | 5 mL
    2 c. à table de sirop d'érable = Maple syrup | 2 tbsp
    1 noisette de beurre = Butter | 1 knob
    1 filet d'huile de colza = Canola oil | 1 drizzle
    1 brick de crème liquide = Thickened cream | 1 carton
    1 dose de safran = Saffron | 1 sachet
    2 pots de farine // 1 pot de yaourt nature (125 g) = Yoghurt | 125 g + Plain flour | 250 mL
    1 pot d'huile de tournesol = Sunflower oil | 125 mL
    1 tasse et demie de lait = Milk | 1½ cups
    1 briquette de crème liquide = Thickened cream | 1 carton
    6 feuilles de brick = Filo pastry | 6 leaves
    un peu de lait = Milk
    # Adjectives
    4 tranches épaisses de pain de campagne = Bread | 4 slices
    100 g de noisettes grillées = Hazelnuts | 100 g
    1 orange non traitée = Orange | 1
    1 gousse de vanille fendue = Vanilla bean | 1
    # Choices
    fromage râpé au choix = Cheese
    200 g de myrtilles fraîches ou surgelées = Blueberries | 200 g
    200 g de dés de jambon ou de lardons = Ham | 200 g | or Lardons
    # Quebec
    4 oignons verts, hachés = Spring onions | 4
    125 ml de crème sure = Sour cream | 125 mL
    250 g de bleuets = Blueberries | 250 g
    1 boîte de maïs en crème = Creamed corn | 1 tin
    # False friends
    350 g de pâtes = Pasta | 350 g
    3 citrons confits = Preserved lemons | 3
    # Words for a little, bunches, pinches and packs
    un peu de crème sure = Sour cream
    1/2 bouquet de coriandre = Coriander | ½ bunch
    1 bouquet d'estragon = Tarragon | 1 bunch
    2 bouquets garnis = Bouquet garni | 2
    une pointe de muscade = Ground nutmeg | 1 pinch
    1 casseau de bleuets = Blueberries | 1 punnet
    1 sac de 300 g (10 oz) d'épinards = Spinach | 300 g
    2 tranches de pain = Bread | 2 slices
    2 cc de cannelle = Ground cinnamon | 2 tsp
    # What is on it, and the brand behind it
    2 carottes avec les fanes = Carrots | 2
    1 cs de sauce soja Kikkoman = Soy sauce | 1 tbsp
    # Choices and wishes
    1 cs de vinaigre de vin (ou de cidre) = Red wine vinegar | 1 tbsp | or Apple cider vinegar
    pâtes ou pommes de terre vapeur = Pasta | or Potatoes
    2 cs de rhum (si vous aimez) = Rum | 2 tbsp | optional
    2 cs de kirsch (optionnel) = Kirsch | 2 tbsp | optional
    sel, poivre, une pointe de curry = Black pepper + Curry powder | 1 pinch + Salt
    # A heading above what it is made of
    100 g de farine // Glaçage // 50 g de sucre = Plain flour | 100 g + White sugar | 50 g
    # Belgium
    500 g de haché porc-veau = Pork and veal mince | 500 g
    4 chicons = Witlof | 4
    2 kg de carbonnades = Stewing beef | 2 kg
    # Headings
    Pour décorer // 50 g de sucre = White sugar | 50 g`,
  it: `
    # Measures without a number
    qualche foglia di salvia = Sage
    alcune foglioline di menta = Mint
    un filo d'olio di oliva = Olive oil | 1 drizzle
    una noce di burro = Butter | 1 knob
    una presa di sale = Salt | 1 pinch
    un paio di zucchine = Zucchinis | 2
    2 vasetti di zucchero // 1 vasetto di yogurt bianco (125 g) = Yoghurt | 1 × 125 g jar + White sugar | 250 mL
    un litro e mezzo di brodo = Stock | 1.5 L
    una grattata di noce moscata = Ground nutmeg | 1 pinch
    60 g di burro a temperatura ambiente = Butter | 60 g
    # Cuts and adjectives
    150 g di prosciutto cotto a dadini = Ham | 150 g
    100 g di pancetta affumicata a cubetti = Bacon | 100 g
    30 g di pinoli tostati = Pine nuts | 30 g
    1 rotolo di pasta sfoglia rotonda = Puff pastry | 1 roll
    # Kinds
    1 cipolla rossa di Tropea = Red onion | 1
    200 g di provola affumicata = Smoked cheese | 200 g
    250 g di lasagne fresche = Fresh lasagne sheets | 250 g
    200 ml di caffè freddo = Ground coffee | 12 g
    # Choices and optional foods
    panna oppure latte 100 ml = Thickened cream | 100 mL | or Milk
    100 g di speck o pancetta = Speck | 100 g | or Pancetta
    2 cucchiai di rum (opzionale) = Rum | 2 tbsp | optional
    # Amounts behind the name, and words for a little
    Margarina fusa 80 g = Margarine | 80 g
    Gocce di cioccolato 100 g = Chocolate chips | 100 g
    un po' di farina = Plain flour
    250 g di linguine n. 7 (De Cecco) = Linguine | 250 g
    1 pacco di fusilli = Fusilli | 1 packet
    2 scatolette di tonno da 80 g = Canned tuna | 2 × 80 g tins
    4 fette di pane = Bread | 4 slices
    # Remarks inside of names
    100 g di pecorino da grattugiare = Pecorino | 100 g
    1 spicchio d'aglio e prezzemolo = Garlic | 1 clove + Parsley
    500 g di carne macinata mista (maiale e manzo) = Beef and pork mince | 500 g
    200 g di ricotta (o primo sale) = Ricotta | 200 g | or Primo sale
    capperi (se graditi) = Capers | optional
    300 g di trofie fresche = Fresh pasta | 300 g
    300 g di paccheri = Paccheri | 300 g
    # A heading above what it is made of
    100 g di farina // Farcitura // 50 g di zucchero = Plain flour | 100 g + White sugar | 50 g
    # Headings
    Per decorare // 50 g di zucchero = White sugar | 50 g
    Per condire // 50 ml di aceto = Vinegar | 50 mL`,
  es: `
    # Meat and words behind it
    500 g de carne picada (paleta o nalga) = Beef mince | 500 g
    2 tazas de pollo cocido y desmenuzado = Chicken | 2 cups
    4 lomos de merluza = Hake | 4
    # Amounts
    1 manojo chico de perejil = Parsley | 1 bunch
    1/2 pepino en rodajas = Cucumber | ½
    1 taza y media de harina = Plain flour | 1½ cups
    aceite c/n = Vegetable oil
    1 nuez de mantequilla = Butter | 1 knob
    3 zanahorias y 1 cebolla = Carrots | 3 + Onion | 1
    # Adjectives
    100 g de aceitunas negras descarozadas = Black olives | 100 g
    2 tomates asados = Tomatoes | 2
    pan rallado para empanar = Breadcrumbs
    # Choices
    100 g de queso fresco (o panela) = Queso fresco | 100 g | or Panela cheese
    1 cda de grasa vacuna o manteca = Dripping | 1 tbsp | or Butter
    # Latin America
    2 cebollitas de verdeo = Spring onions | 2
    1 morrón verde = Green capsicum | 1
    1 cdita de ají molido = Chilli flakes | 1 tsp
    1/2 taza de crema ácida = Sour cream | ½ cup
    200 g de porotos negros = Black beans | 200 g
    3 calabacitas = Zucchinis | 3
    250 g de chauchas = Green beans | 250 g
    # False friends
    pasas de uva, a gusto (opcional) = Raisins | optional
    12 tapas para empanadas = Empanada discs | 12
    # Measures
    250 cc de crema de leche = Thickened cream | 250 mL
    200 grs de harina leudante = Self-raising flour | 200 g
    2 ramas de perejil = Parsley | 2 sprigs
    1 rama de canela = Cinnamon stick | 1
    6 fetas de queso = Cheese | 6 slices
    1 bolsita de maní (100 g) = Peanuts | 100 g
    1 copa de vino tinto = Red wine | 1 glass
    un poco de leche = Milk
    pulpa de 2 maracuyás = Passionfruits | 2
    granos de 1 granada = Pomegranate | 1
    2 dientes de ajo y cilantro = Coriander + Garlic | 2 cloves
    2 tajadas de pan = Bread | 2 slices
    # Sizes, states and remarks inside of names
    6 huevos talla M = Eggs | 6
    1 cebolla cortada fina = Onion | 1
    100 g de manteca pomada = Butter | 100 g
    2 pechugas de pollo con piel = Chicken breasts | 2
    1 cda de alcaparras (si te gustan) = Capers | 1 tbsp | optional
    1 copita de ron, optativo = Rum | 1 glass | optional
    # Sold in something, and choices with an amount
    4 chiles en vinagre = Pickled jalapenos | 4
    1 escarola o una bolsa de rúcula = Escarole | 1 | or Rocket
    400 ml de caldo de pollo (o de verduras) = Chicken stock | 400 mL | or Vegetable stock
    # Mexico, the Andes, Argentina and Chile
    3 jitomates guaje = Roma tomatoes | 3
    2 cdas de pasta de ají panca = Aji panca paste | 2 tbsp
    1 kg de posta = Beef schnitzels | 1 kg
    4 vienesas = Frankfurts | 4
    200 g de queso chanco = Queso chanco | 200 g
    1 taza de crema = Crema | 1 cup
    2 tomates de rama = Truss tomatoes | 2
    # Sizes, what for, how ripe and how cut
    6 huevos camperos XL = Eggs | 6
    2 docenas de huevos L = Eggs | 24
    2 tomates de asar = Tomatoes | 2
    1 aguacate maduro pero firme = Avocado | 1
    1 cebolla cortada a la juliana = Onion | 1
    50 g de mantequilla muy blanda = Butter | 50 g
    1 chorrito generoso de vinagre = Vinegar | 1 splash
    1 libra de camarones = Prawns | 454 g (1 lb)
    150 g de queso manchego en lonchas = Manchego | 150 g
    # Headings
    Para decorar // 50 g de azúcar = White sugar | 50 g`,
};

const table = Object.entries(rows).flatMap(([language, text]) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [language, ...line.split(' = ')] as [string, string, string]),
);

describe('A row in French, Italian or Spanish on the list', () => {
  test.each(table)('the row of a recipe (%s) "%s" is shown as "%s"', (language, row, shown) =>
    expect(listOf(row, language)).toBe(shown),
  );
});
