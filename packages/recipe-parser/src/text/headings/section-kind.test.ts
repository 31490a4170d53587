import { describe, expect, it } from 'vitest';
import { headingRemainder, isOnlySectionWord, sectionKindOf } from './section-kind';

describe('sectionKindOf', () => {
  it.each([
    'Ingredients',
    'INGREDIENTS:',
    '🥕 Ingredients',
    'Ingredients for the dough',
    'Ingredients (serves 4)',
    'What you’ll need',
    'Lasagne ingredients',
    'Zutaten',
    'Zutaten für 4 Personen:',
    'Ingrédients',
    'Les ingrédients',
    'Ingredientes',
    'Ingredienti per 4 persone',
    'Ingrediënten',
    'Ingredienser',
    'Ainekset',
    'Składniki',
    'Suroviny',
    'Hozzávalók',
    'Υλικά',
    'Ингредиенты',
    'Malzemeler',
    '材料',
    'المقادير',
    'מצרכים',
    'Nguyên liệu',
  ])('the heading "%s" opens the ingredients', (heading) => {
    expect(sectionKindOf(heading)).toBe('ingredients');
  });

  it.each([
    'Method',
    'Directions:',
    'Instructions',
    'How to make it',
    'How to make the very best beetroot relish of them all',
    'Como preparar bolo de fubá na batedeira',
    'Come fare il tortino',
    'طريقة التحضير',
    "Let's cook",
    'Zubereitung',
    "So geht's",
    'Préparation',
    'Preparación',
    'Preparazione',
    'Modo de preparo',
    'Bereiding',
    'Zo maak je het',
    'Gör så här',
    'Fremgangsmåde',
    'Valmistusohje',
    'Przygotowanie',
    'Postup',
    'Elkészítés',
    'Εκτέλεση',
    'Приготовление',
    'Yapılışı',
    '作り方',
  ])('the heading "%s" opens the method', (heading) => {
    expect(sectionKindOf(heading)).toBe('method');
  });

  it.each([
    'Notes',
    "Cook's tips",
    'Nutrition',
    'Equipment',
    'You’ll need',
    'Tipps',
    'Astuces',
    'Materiaal',
    'Kommentare',
    'Visitor comments:',
    'Reader reviews',
    '12 thoughts on “Crazy cake”',
    'What readers say',
    'Ratings & reviews',
    'Leserkommentare',
    'Vos avis',
    'Opiniones',
    'Recensioni',
    'Beoordelingen',
    'Omdömen',
    'Anmeldelser',
    '10 komentarzy',
    'More recipes',
    'Uwagi',
  ])('the heading "%s" ends what stood before', (heading) => {
    expect(sectionKindOf(heading)).toBe('other');
  });

  it.each([
    '',
    '—',
    'For the sauce',
    'Sauce',
    '2 eggs',
    'Notepad',
    'Methodist pudding cake',
    'The ingredients came from my grandmother’s garden, all but the lemons.',
    'Prepare the dough.',
    'COOK 40 MIN',
    'Cook until set',
  ])('the text %j opens no section', (text) => {
    expect(sectionKindOf(text)).toBeUndefined();
  });
});

describe('headingRemainder', () => {
  it.each([
    ['Ingredients for the dough', 'for the dough'],
    ['Zutaten für 4 Personen:', 'für 4 personen'],
    ['Ingrediënten topping', 'topping'],
    ['Ingredients (serves 4)', 'serves 4'],
    ['Method', ''],
  ])('the heading "%s" leaves the words %j', (heading, remainder) => {
    expect(headingRemainder(heading)).toBe(remainder);
  });
});

it.each<[string, boolean]>([
  ['So wird’s gemacht:', true],
  ['Slik gjør du det', true],
  ['Preparation step by step', true],
  ['Cook the rice', false],
  ['Ingredients for 4', false],
])('the line "%s" is only a heading: %s', (text, isHeading) => {
  expect(isOnlySectionWord(text)).toBe(isHeading);
});
