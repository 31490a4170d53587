import { describe, expect, test } from 'vitest';
import { findListedFood } from '../find-food';
import { kindOfForeignFood } from './kind-of-foreign-food';

describe('a name in another language', () => {
  test.each([
    // Another form is the English food of that form.
    ['getrocknete Minze', 'dried-mint'],
    ['Majoran, getrocknet', 'dried-marjoram'],
    ['menthe séchée', 'dried-mint'],
    ['albahaca seca', 'dried-basil'],
    ['TK-Himbeeren', 'frozen-raspberry'],
    ['petits pois surgelés', 'frozen-pea'],
    ['gemberpoeder', 'ground-ginger'],
    ['gerookte zalm', 'smoked-salmon'],
    ['Tomaten aus der Dose', 'canned-tomato'],
    ['pomodori in scatola', 'canned-tomato'],
    // Preparation, measures, remarks and brands say nothing about the food.
    ['MILFINA Vollmilch', 'milk'],
    ['Zweige Rosmarin, fein gehackt', 'rosemary'],
    ['Handvoll Walnusskerne', 'walnut'],
    ['fein gehackte, gewaschene Petersilie', 'parsley'],
    ['Lachsfilet ohne Haut', 'salmon-fillet'],
    ['cebolla en cuartos', 'onion'],
    ['zonnebloemolie om in te bakken', 'sunflower-oil'],
    ['persil pour servir', 'parsley'],
    // A shape at the end of a compound word says nothing either.
    ['Hähnchenbrustwürfel', 'chicken-breast'],
    ['Ingwerscheiben', 'ginger'],
    ['kaasblokjes', 'cheese'],
    ['Baby-Spinat', 'baby-spinach'],
  ])('the name "%s" in another language is the food %s', (name, id) => {
    expect(findListedFood(name)?.id).toBe(id);
  });

  test.each([
    // Adjectives as each language bends them, and superlatives.
    ['eiskalter Milch', 'milk'],
    ['hartgekochtes Ei', 'egg'],
    ['weichgekochte Eier', 'egg'],
    ['walnussgroßes Stück Ingwer', 'ginger'],
    ['festkochenden Kartoffeln', 'potato'],
    ['koude slagroom', 'thickened-cream'],
    ['lauwwarme melk', 'milk'],
    ['hardgekookte eieren', 'egg'],
    ['ontpitte dadels', 'date'],
    ['courgettes épépinées', 'zucchini'],
    ['pommes bien mûres', 'apple'],
    ['œufs extra-frais', 'egg'],
    ['beurre froid', 'butter'],
    ['panna fredda', 'thickened-cream'],
    ['pomodori maturi', 'tomato'],
    ['fragole freschissime', 'strawberry'],
    ['mandorle pelate tritate', 'almond'],
    ['mantequilla fría', 'butter'],
    ['tomates madurísimos', 'tomato'],
    ['patatas cocidas', 'potato'],
    ['aceite de oliva suave', 'olive-oil'],
    ['extra bloem', 'plain-flour'],
    // Marks of origin, makers, and what is English when they are gone.
    ['Pecorino Romano DOP', 'pecorino-romano'],
    ['Mozzarella di bufala campana DOP', undefined],
    ['Speck Alto Adige IGP', undefined],
    ['lenticchie IGP', 'lentil'],
    ['jambon de Bayonne IGP', 'prosciutto'],
    ['AH kipfilet', 'chicken-breast'],
    ['Hacendado garbanzos', 'chickpea'],
    ['filetes de tilapia', 'tilapia'],
    ['filetti di orata', 'sea-bream'],
  ])('words beside the name "%s" do not hide the food %s', (name, id) => {
    if (id === undefined)
      expect(findListedFood(name)?.aisle ?? kindOfForeignFood(name)?.aisle).not.toBe('Pantry');
    else expect(findListedFood(name)?.id).toBe(id);
  });

  test.each([
    ['mittelalter Trüffelkäse', 'cheese'],
    ['bunte Paprikaschoten', 'capsicum'],
    ['Winzersekt', 'sparkling-wine'],
    ['double deluxe sojasaus', 'soy-sauce'],
    ['vinaigre provençal', 'vinegar'],
    ['queso extremeño', 'cheese'],
    ['olio ligure', 'vegetable-oil'],
    ['Landbrot', 'bread'],
    // Where it comes from, and what comes with it.
    ['vin rouge de Bourgogne', 'red-wine'],
    ['cipolle di Tropea', 'onion'],
    ['Äpfel aus Südtirol', 'apple'],
    ['kaas van Beemster', 'cheese'],
    ['roggebrood met mosterd', 'rye-bread'],
    ['Brot mit Nüssen', 'bread'],
    // The end of a compound word says what it is, whatever food comes before it.
    ['Kirschessig', 'vinegar'],
    ['Holundersaft', 'fruit-juice'],
    ['Rhabarberkonfitüre', 'jam'],
    ['Maronenbrot', 'bread'],
    ['Trüffelhonigsenf', 'mustard'],
    ['Erdbeereis', 'ice-cream'],
    ['Brennnesseltee', 'tea-bag'],
    ['knoflookolie', 'vegetable-oil'],
    ['hazelnootlikeur', 'liqueur'],
    ['uienbroodjes', 'bread-roll'],
    ['pruimenstroop', 'golden-syrup'],
    ['garnalenbouillon', 'stock'],
    ['Nudelsalat', undefined],
    ['vijgenboter', undefined],
    ['Alkohol', undefined],
    // Made of something else, or of more.
    ['crème de Marrons', undefined],
    ['Mandelsahne', undefined],
    ['crème de cerises', undefined],
    ['gefüllte Paprikaschoten', undefined],
    ['Forellenkaviarersatz', undefined],
    ['quandong bark', undefined],
  ])('the name "%s" in another language is a kind of %s', (name, id) => {
    expect(kindOfForeignFood(name)?.id).toBe(id);
  });

  test.each(['aji panca paste', 'merluza sauce', 'guindilla powder', 'noce oil'])(
    'the English product "%s" is no kind of the food that is first in its name',
    (name) => {
      expect(kindOfForeignFood(name)).toBeUndefined();
    },
  );
});
