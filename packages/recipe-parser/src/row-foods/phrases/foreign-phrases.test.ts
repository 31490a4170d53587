import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food';
import { inEnglishPhrases } from './foreign-phrases';
import { foodsOfRow } from '../foods-of-row';
import { alternativesIn } from '../alternatives';

describe('a row in another language', () => {
  test.each([
    ['Salz und Pfeffer nach Geschmack', 'salt, black-pepper'],
    ['etwas Salz, Pfeffer', 'salt, black-pepper'],
    ['sel et poivre', 'salt, black-pepper'],
    ['sal y pimienta al gusto', 'salt, black-pepper'],
    ['zout en peper naar smaak', 'salt, black-pepper'],
    ['olio e aceto', 'vegetable-oil, vinegar'],
    ['salt och peppar efter smak', 'salt, black-pepper'],
    ['sól i pieprz do smaku', 'salt, black-pepper'],
    ['sal e pimenta a gosto', 'salt, black-pepper'],
    ['raspa e sumo de 2 limões', 'lemon'],
    ['sok z 1 cytryny', 'lemon'],
    ['Saft einer halben Zitrone', 'lemon'],
    ["le jus d'1/2 citron", 'lemon'],
    ['Saft und Schale von 2 Limetten', 'lime'],
    ['je 1 Bund Petersilie und Dill', 'parsley, dill'],
    ['100 g de pan rallado', 'breadcrumb'],
    ['pan rallado para freír', 'breadcrumb'],
    ['400 g carne picada (falda o paleta)', 'beef-mince'],
    ['500 g (1 lb) de veau haché maigre', 'veal-mince'],
    ['2 pepinos y 3 tomates', 'cucumber, tomato'],
    ['qualche rametto di timo', 'thyme'],
    ['algunas hojas de menta', 'mint'],
    ['300 g de pâtes au choix', 'pasta'],
    ['50 g almendra molida', 'almond-meal'],
    ['3 cloves of garlic', 'garlic'],
    ['Sel, poivre', 'salt, black-pepper'],
    ['sal, pimienta', 'salt, black-pepper'],
    ['sal y pimienta negra recién molida', 'salt, black-pepper'],
    ['sel fin et poivre noir fraîchement moulu', 'salt, black-pepper'],
    ['Salz und frisch gemahlener Pfeffer', 'salt, black-pepper'],
    ['Salz, Pfeffer, weißer, aus der Mühle', 'salt, white-pepper'],
    ['zout, versgemalen peper', 'salt, black-pepper'],
    ['sale, pepe q.b.', 'salt, black-pepper'],
    ['1 cdta de polvo para hornear', 'baking-powder'],
    ['200 ml de nata para montar', 'thickened-cream'],
    ['100 g de pan duro del día anterior', 'stale-bread'],
    ['2 Brötchen vom Vortag', 'bread-roll'],
    ['250 g pain de la veille', 'bread'],
    ['1 Zwiebel, rote', 'red-onion'],
    ['250 g Linsen, rote', 'red-lentil'],
    ['1 cebolla, roja', 'red-onion'],
    ['La piel de 1/2 naranja', 'orange'],
    ['1 oignon piqué de 2 clous de girofle', 'onion, clove'],
    ['1 Zwiebel, gespickt mit 3 Nelken', 'onion, clove'],
    ['1 cebolla pinchada con 2 clavos', 'onion, clove'],
    ['1 cipolla steccata con 2 chiodi di garofano', 'onion, clove'],
    ['1 ui, bestoken met 3 kruidnagels', 'onion, clove'],
  ])('the row "%s" asks for %s', (name, foods) => {
    const keys = foodsOfRow({ name, amount: '', unit: '' }).map(
      ({ ingredient }) => findFood(ingredient.name).key,
    );
    expect(keys.join(', ')).toBe(foods);
  });

  test.each([
    ['200 ml Sahne (alternativ: Sojasahne)', 'Sojasahne'],
    ['100 g Butter oder Margarine', 'Margarine'],
    ['50 g beurre ou margarine', 'margarine'],
    ['1 limón o naranja', 'naranja'],
    ['50 g smør eller margarine', 'margarine'],
    ['50 g masła lub margaryny', 'margaryny'],
    ['500 g kip of kalkoenfilet', 'kalkoenfilet'],
    ['100 g di speck o pancetta', 'pancetta'],
    ['200 ml panna oppure yogurt', 'yogurt'],
    ['1 cda de aceite o grasa vegetal', 'grasa vegetal'],
    ['150 g queso fresco (o panela)', 'queso panela'],
    ['600 g cabillaud (ou saumon)', 'saumon'],
    ['600 g bacalao (o merluza)', 'merluza'],
    ['400 g Lachs (oder Forelle)', 'Forelle'],
    ['400 g zalm (of forel)', 'forel'],
  ])('the row "%s" offers %s instead', (name, other) => {
    const [food] = foodsOfRow({ name, amount: '', unit: '' });
    const { note = '', name: own = '' } = food?.ingredient ?? {};
    expect(alternativesIn(note, own)).toEqual([other]);
  });

  test.each([
    'Petersilie nach Belieben',
    'persil (facultatif)',
    'perejil, opcional',
    'rum (opzionale)',
    'noci (opzionali)',
    'peterselie (naar keuze)',
  ])('the row "%s" can be left out', (name) => {
    expect(foodsOfRow({ name, amount: '', unit: '' })[0]?.isOptional).toBe(true);
  });

  test.each([
    '1 cup of milk',
    'salt and pepper',
    'bread of your choice',
    'Optional: chives',
    'cream o wheat',
    'bicarbonate of soda, sifted',
    'cream of tartar',
    'filet of sole',
    'hearts of palm',
  ])('the English row "%s" stays as it is', (text) => expect(inEnglishPhrases(text)).toBe(text));
});
