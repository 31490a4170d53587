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
    ['mittelalter Goudakäse', undefined],
    ['bunte Paprikaschoten', 'capsicum'],
    ['Winzersekt', 'sparkling-wine'],
    ['double deluxe sojasaus', 'soy-sauce'],
    ['vinaigre artisanal', 'vinegar'],
    ['queso extremeño', 'cheese'],
    ['olio ligure', 'vegetable-oil'],
    ['Landbrot', 'bread'],
    // Made of something else, or of more.
    ['Mandelsahne', undefined],
    ['Kirschessig', undefined],
    ['crème de cerises', undefined],
    ['gefüllte Paprikaschoten', undefined],
    ['Forellenkaviarersatz', undefined],
    ['quandong bark', undefined],
  ])('the name "%s" in another language is a kind of %s', (name, id) => {
    expect(kindOfForeignFood(name)?.id).toBe(id);
  });
});
