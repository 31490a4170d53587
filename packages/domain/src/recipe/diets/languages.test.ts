/** Recipes in five languages, written for this test: what they contain, and how often nobody can say. */
import { describe, expect, test } from 'vitest';
import { allergens, type Allergen } from './allergens';
import { verdictOf } from './diet-facts';
import { recipeDiets } from './recipe-diets';

const recipes: readonly (readonly [title: string, contains: string, lines: string])[] = [
  [
    'Kartoffelauflauf',
    'milk egg',
    '1 kg festkochende Kartoffeln; 2 Zwiebeln, fein gehackt; 200 ml Sahne (alternativ: Kochsahne); 150 g geriebener Bergkäse; 3 Eier; Salz und Pfeffer nach Geschmack; etwas Muskat; 1 Bund Schnittlauch; Butter für die Form',
  ],
  [
    'Linsensuppe',
    'milk',
    '250 g Tellerlinsen; 1 Stange Lauch; 2 Möhren; 100 g Knollensellerie; 1 TL getrockneter Majoran; 2 Lorbeerblätter; 2 EL Rapsöl; 1 Becher Schmand; etwas Zucker; Salz, Pfeffer',
  ],
  [
    'Apfelkuchen',
    'wheat gluten egg milk almond',
    '250 g Weizenmehl Type 405; 125 g weiche Butter; 100 g Zucker; 1 Päckchen Vanillezucker; 2 Eier (Größe M); 1 TL Backpulver; 750 g säuerliche Äpfel; 50 g gehobelte Mandeln; Saft einer halben Zitrone; Puderzucker zum Bestäuben',
  ],
  [
    'Lachs aus dem Ofen',
    'fish milk',
    '4 Lachsfilets ohne Haut; 2 Zweige Rosmarin; 1 Bio-Zitrone; 200 g Crème fraîche; 3 EL Olivenöl; 500 g Strauchtomaten; grobes Meersalz; frisch gemahlener Pfeffer',
  ],
  [
    'Quiche aux poireaux',
    'wheat gluten egg milk',
    '1 pâte brisée; 3 blancs de poireaux émincés; 3 œufs; 20 cl de crème fraîche épaisse; 100 g de gruyère râpé; 20 g de beurre; sel et poivre; 1 pincée de noix de muscade',
  ],
  [
    'Poulet basquaise',
    '',
    "1 poulet entier; 3 poivrons rouges; 4 tomates pelées; 2 gousses d'ail; 1 oignon émincé; 3 cuillères à soupe d'huile d'olive; 1 branche de thym; 2 feuilles de laurier; sel, poivre du moulin",
  ],
  [
    'Gâteau aux noix',
    'wheat gluten egg milk walnut',
    "150 g de cerneaux de noix; 120 g de farine; 3 œufs; 125 g de beurre fondu; 150 g de sucre en poudre; 1 sachet de levure chimique; le zeste d'un citron; 1 pincée de sel",
  ],
  [
    'Tortilla de patatas',
    'egg',
    '600 g de patatas; 5 huevos; 1 cebolla grande; 200 ml de aceite de oliva virgen extra; sal al gusto',
  ],
  [
    'Gambas al ajillo',
    'crustacea',
    '400 g de gambas peladas; 6 dientes de ajo laminados; 1 guindilla seca; 100 ml de aceite de oliva; perejil fresco picado; sal y pimienta',
  ],
  [
    'Bizcocho',
    'wheat gluten egg milk',
    '3 huevos; 200 g de azúcar; 250 g de harina de trigo; 1 yogur natural; 100 ml de aceite de girasol; 1 sobre de levadura química; la ralladura de 1 limón',
  ],
  [
    'Pesto di basilico',
    'milk pine-nut',
    "60 g di foglie di basilico; 30 g di pinoli; 70 g di parmigiano grattugiato; 1 spicchio d'aglio; 100 ml di olio extravergine d'oliva; sale q.b.",
  ],
  [
    'Spaghetti alle vongole',
    'wheat gluten mollusc',
    "400 g di spaghetti; 1 kg di vongole; 2 spicchi d'aglio; 1 ciuffo di prezzemolo tritato; 4 cucchiai di olio extravergine d'oliva; peperoncino; sale",
  ],
  [
    'Melanzane al forno',
    'milk wheat gluten',
    '2 melanzane; 400 g di passata di pomodoro; 200 g di mozzarella; 50 g di pangrattato; basilico fresco; 3 cucchiai di olio; sale e pepe q.b.',
  ],
  [
    'Erwtensoep',
    'meat',
    '500 g spliterwten; 1 rookworst; 2 preien; 3 winterwortels; 1 knolselderij; 2 uien; 2 laurierblaadjes; peper en zout naar smaak',
  ],
  [
    'Appeltaart',
    'wheat gluten egg milk',
    '300 g zelfrijzend bakmeel; 200 g koude roomboter; 150 g bruine basterdsuiker; 1 ei; 1 kg appels; 2 tl kaneel; 50 g rozijnen; snufje zout; 1 el citroensap',
  ],
  [
    'Kip met pindasaus',
    'peanut soy',
    '500 g kipfilet; 3 el pindakaas; 2 el sojasaus; 200 ml kokosmelk; 1 teentje knoflook, geperst; 1 el limoensap; 300 g zilvervliesrijst; olie om in te bakken',
  ],
];

const dietsOf = (lines: string) =>
  recipeDiets(lines.split('; ').map((name) => ({ name, amount: '', unit: '' })));

describe('a recipe in another language', () => {
  test.each(recipes)('the recipe "%s" contains %j', (_title, contains, lines) => {
    const diets = dietsOf(lines);
    const expected = contains
      .split(' ')
      .filter((each): each is Allergen => allergens.some((allergen) => allergen === each));
    expect(expected.filter((allergen) => verdictOf(diets, allergen) !== 'contains')).toEqual([]);
  });

  test('nobody can say for at most a third of the answers', () => {
    const answers = recipes.flatMap(([, , lines]) => {
      const diets = dietsOf(lines);
      return allergens.map((allergen) => verdictOf(diets, allergen));
    });
    const unsure = answers.filter((verdict) => verdict === 'unsure');
    expect(unsure.length / answers.length).toBeLessThan(1 / 3);
  });
});
