import { namesByLanguage } from '@saltbush/recipe-parser/names/all-languages';
import { shownAisle, setNames } from '@saltbush/recipe-parser/names';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepAmount } from './amounts/step-amount';
import { buildShoppingList } from './build-shopping-list';
import { besideAmount } from './lines/amount-and-name';
import { needsOfItem } from './needs/list-needs';
import type { ShoppingLine } from './shopping-line';

const week = {
  Linsensuppe:
    '250 g braune Linsen; 2 Karotten; 1 Stange Lauch; 2 Zwiebeln; 1 l Gemüsebrühe; 2 EL Rotweinessig; 1 Lorbeerblatt; 4 Wiener Würstchen',
  Kartoffelgratin:
    '1 kg Kartoffeln; 200 ml Sahne; 200 ml Milch; 1 Knoblauchzehe; 100 g geriebener Käse; 1 Prise Muskatnuss; 10 g Butter',
  'Spaghetti Bolognese':
    '500 g Spaghetti; 400 g Rinderhackfleisch; 1 Zwiebel; 2 Knoblauchzehen; 1 Dose gehackte Tomaten (400 g); 2 EL Tomatenmark; 1 TL getrockneter Oregano',
  Gemüsecurry:
    '1 rote Paprika; 1 Zucchini; 1 Aubergine; 400 ml Kokosmilch; 2 EL rote Currypaste; 1 Bund Koriander; 200 g Basmatireis; 1 Limette',
  Apfelpfannkuchen:
    '250 g Mehl; 500 ml Milch; 3 Eier; 2 EL Zucker; 1 Päckchen Vanillezucker; 3 Äpfel; 1 TL Zimt',
  'Rote-Bete-Salat':
    '4 Rote Bete; 100 g Feta; 50 g Walnüsse; ½ Bund Petersilie; 1½ EL Honig; 1 TL Senf; 125 g Rucola',
  Ofenhähnchen:
    '1,2 kg Hähnchenkeulen; 800 g Kartoffeln; 1 Zitrone; 3 Zweige Rosmarin; 2 TL edelsüßes Paprikapulver; 1 Becher Crème fraîche',
  Käsespätzle: '500 g Spätzle; 250 g Bergkäse; 3 Zwiebeln; 50 g Butter; 1 Bund Schnittlauch',
  'Lachs mit Brokkoli':
    '4 Lachsfilets; 500 g Brokkoli; 2 EL Sojasauce; 1 EL Sesam; Saft von 1 Zitrone',
  'Chili sin Carne':
    '2 Dosen Kidneybohnen; 1 Dose Mais; 2 Dosen stückige Tomaten; 1 grüne Paprika; 1 Chilischote; 1 TL Kreuzkümmel; 200 g saure Sahne',
};

const listOfWeek = () =>
  buildShoppingList(
    Object.entries(week).map(([title, lines], day) => ({
      recipe: {
        id: title,
        title,
        measures: 'metric',
        ingredients: lines.split('; ').map((name) => ({ name, amount: '', unit: '' })),
      },
      quantity: 1,
      date: `2026-03-${String(2 + (day % 7)).padStart(2, '0')}`,
    })),
    { measures: 'metric' },
  );

const needOf = ({ text, name }: ShoppingLine) => besideAmount(text, name);
const bought = ({ buy }: ShoppingLine) => (buy ? besideAmount(buy.amount, buy.name) : '');

/** Words of English names and units that no German name has. */
const englishWords =
  /\b(?:onions?|carrots?|potato(?:es)?|tomato(?:es)?|garlic|cloves?|leaf|leaves|tins?|canned|cartons?|jars?|bottles?|packets?|bunch(?:es)?|bags?|blocks|tubs?|dozen|tbsp|tsp|cups?|pinch(?:es)?|sprigs?|stalks?|pieces?|bulbs?|apples?|eggs?|milk|cream|cheese|flour|sugar|salt|pepper|oil|stock|lentils?|beans?|corn|rice|paste|mince|fillets?|juice|zest|fruit|veg|meat|seafood|bakery|dairy|pantry|baking|herbs|spices)\b/i;

describe('A German week on the list of a reader of German', () => {
  beforeEach(() => setNames(() => namesByLanguage['de']));
  afterEach(() => setNames(() => undefined));

  test('no line of it has an English word', () => {
    const texts = listOfWeek().flatMap((line) => [
      shownAisle(line.aisle),
      needOf(line),
      bought(line),
      ...line.alternatives,
      ...line.parts.flatMap(({ text, wording }) => [text, wording.name]),
    ]);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => englishWords.test(text.replace('about ', '')))).toEqual([]);
  });

  test('amounts, plurals and packs are German', () => {
    const lines = listOfWeek();
    const needs = lines.map(needOf);
    const packs = lines.map(bought);
    expect(needs).toEqual(
      expect.arrayContaining([
        '6 Zwiebeln',
        '1 Aubergine',
        '3 Äpfel',
        '½ Bund Petersilie',
        '1½ EL Honig',
        '1,8 kg Kartoffeln',
        '1,2 kg Hähnchenkeulen',
        '3 Zehen Knoblauch',
        '1 Lorbeerblatt',
        '1 rote Paprikaschote',
        '4 Wiener Würstchen',
        '3 × 400-g-Dosen Tomaten',
        '1 Dose Mais',
      ]),
    );
    expect(packs).toEqual(
      expect.arrayContaining([
        '1 Bund Petersilie',
        '1 Knolle Knoblauch',
        '300-ml-Karton Sahne',
        '1 Dutzend Eier',
        '1 kleines Glas Zimt',
        '2 × 200-g-Blöcke Bergkäse',
      ]),
    );
  });

  test('lines of an aisle are in the order of the German alphabet', () => {
    const names = listOfWeek()
      .filter(({ aisle }) => aisle === 'Fruit & Veg')
      .map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
    expect(names[0]).toBe('Äpfel');
  });

  test('a reader of English has the same lines under English names', () => {
    const german = listOfWeek();
    setNames(() => undefined);
    const english = listOfWeek();
    const keys = (lines: readonly ShoppingLine[]) => lines.map(({ key }) => key).sort();
    expect(keys(english)).toEqual(keys(german));
    expect(english.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Onions', 'Canned tomatoes', 'Red capsicum']),
    );
  });

  test.each([
    ['Omas Zaubertrank', 'Omas Zaubertrank'],
    ['2 kg carrots', '2 kg Karotten'],
    ['1 lemon juice', '1 Zitrone'],
    ['60 ml lemon juice', '60 ml Saft Zitronen'],
  ])('the item %s is listed as %s', (typed, listed) => {
    const recipe = { id: 'a', title: 'A', ingredients: [{ name: typed, amount: '', unit: '' }] };
    const [line] = buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]);
    expect(needOf(line!)).toBe(listed);
  });

  test.each([
    ['300-ml-Karton', 1, '2 × 300-ml-Kartons'],
    ['2 × 400-g-Dosen', -1, '400-g-Dose'],
    ['1,2 kg', 1, '1,3 kg'],
    ['2 Dosen', -1, '1 Dose'],
    ['1 Bund', 1, '2 Bund'],
    ['2 kleine Gläser', -1, '1 kleines Glas'],
  ] as const)('one step from %s by %d is %s', (text, by, next) => {
    expect(stepAmount(text, by)).toBe(next);
  });

  test('a German row is stored with the English names of its food', () => {
    const [need] = needsOfItem('3 rote Zwiebeln', 'metric');
    expect(need?.identity).toMatchObject({ key: 'red-onion', name: 'Red onions' });
    expect(need?.wording.name).toBe('Rote Zwiebeln');
  });
});
