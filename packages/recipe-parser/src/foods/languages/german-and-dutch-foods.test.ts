import { describe, expect, test } from 'vitest';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import { findListedFood } from '../find-food';

function foodOf(line: string): string | undefined {
  return findListedFood(splitIngredientLine(line).name)?.id;
}

describe('A food in German or Dutch', () => {
  test.each([
    // Austria.
    ['3 Paradeiser', 'tomato'],
    ['1 kg mehlige Erdäpfel', 'potato'],
    ['200 g Fisolen', 'green-bean'],
    ['250 g Magertopfen', 'quark'],
    ['100 g Ribiseln', 'red-currant'],
    ['4 Eidotter', 'egg-yolk'],
    ['500 g Rindsfaschiertes', 'beef-mince'],
    ['1 Suppenhendl', 'whole-chicken'],
    ['80 g Kokosette', 'desiccated-coconut'],
    ['500 ml Rindsuppe', 'beef-stock'],
    // Switzerland.
    ['500 g Rüebli', 'carrot'],
    ['2 Zucchetti', 'zucchini'],
    ['4 Pouletbrüstli', 'chicken-breast'],
    ['1 EL Bratbutter', 'ghee'],
    ['2 dl Halbrahm', 'light-cream'],
    ['1 Rotkabis', 'red-cabbage'],
    ['100 g Nüsslisalat', 'lambs-lettuce'],
    ['50 g Baumnüsse', 'walnut'],
    ['4 Weggli', 'bread-roll'],
    ['1 dl Weisswein', 'white-wine'],
    ['50 g Mostbröckli', 'air-dried-beef'],
    ['500 g Rindsgeschnetzeltes', 'beef-stir-fry-strip'],
    ['2 Gipfeli', 'croissant'],
    // What shops of Germany and the Netherlands name otherwise.
    ['1 Petersilienwurzel', 'parsley-root'],
    ['150 g Harzer Käse', 'harzer'],
    ['4 Ciabattabrötchen', 'ciabatta-roll'],
    ['200 g Leberkäse', 'bavarian-meatloaf'],
    ['1 Glas Schattenmorellen', 'morello-cherry'],
    ['200 g oude kaas', 'aged-gouda'],
    ['150 g spekreepjes', 'bacon-piece'],
    ['2 el laospoeder', 'galangal-powder'],
    ['3 oude boterhammen', 'stale-bread'],
    ['100 g witte basterdsuiker', 'caster-sugar'],
    ['1 krop botersla', 'butter-lettuce'],
    // Flanders.
    ['200 g gandaham', 'prosciutto'],
    ['2 witte pensen', 'white-pudding'],
    ['1 kg spiering', 'pork-neck'],
    ['3 ajuinen', 'onion'],
    ['2 teentjes look', 'garlic'],
    ['4 stengels selder', 'celery'],
    ['1 kg patatten', 'potato'],
    ['800 g rundsstoofvlees', 'stewing-beef'],
    ['2 appelsienen', 'orange'],
    ['250 g platte kaas', 'quark'],
    ['100 g bloemsuiker', 'icing-sugar'],
    ['300 g grijze garnalen', 'brown-shrimp'],
    ['1 snee peperkoek', 'gingerbread'],
  ])('the local name in "%s" means %s', (line, id) => expect(foodOf(line)).toBe(id));

  test.each([
    ['200 g ausgewallter Blätterteig', 'puff-pastry'],
    ['2 EL griffiges Mehl', 'plain-flour'],
    ['500 g kernlose Trauben', 'grape'],
    ['3 gehäutete Tomaten', 'tomato'],
    ['300 g püriertes Apfelmus', 'apple-sauce'],
    ['1 kg kruimige aardappels', 'potato'],
    ['2 geprakte bananen', 'banana'],
    ['3 friszure appels', 'apple'],
    ['50 g uitgebakken spekjes', 'bacon'],
    ['200 g pitloze druiven', 'grape'],
  ])('an adjective in "%s" leaves %s', (line, id) => expect(foodOf(line)).toBe(id));

  test.each([
    // What only says a shape or a size.
    ['1 Thymianzweig', 'thyme'],
    ['4 Schollenfilets', 'plaice'],
    ['200 g erwtjes', 'pea'],
    ['3 mandarijntjes', 'mandarin'],
    ['10 augurkjes', 'gherkin'],
    // Where it is from, and its form.
    ['1 biocitroen', 'lemon'],
    ['3 scharreleieren', 'egg'],
    ['500 g diepvriesfrieten', 'frozen-chip'],
    ['300 g Tiefkühlerbsen', 'frozen-pea'],
    ['1 TL gedroogde marjolein', 'dried-marjoram'],
    ['100 g gemalen kaas', 'cheese'],
    ['200 g gerookt spek', 'bacon'],
    ['400 ml Wildfond aus dem Glas', 'stock'],
    // Behind it, and no other food.
    ['100 g Emmentaler am Stück', 'emmental'],
    ['1 Becher Quark mit Kräutern', 'quark'],
    ['zwarte peper van de molen', 'black-pepper'],
  ])('the form in "%s" is read with the food, which is %s', (line, id) =>
    expect(foodOf(line)).toBe(id),
  );

  test('a jar of a vegetable is not the fresh one', () =>
    expect(foodOf('200 g Spinat aus dem Glas')).not.toBe('spinach'));
});
