import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedLine } from './ocr-corrections';

describe('put right', () => {
  it.each([
    // Letters among digits
    ['1O0 g sugar', '100 g sugar'],
    ['25O ml milk', '250 ml milk'],
    ['O.5 kg plums', '0.5 kg plums'],
    ['l50 ml cream', '150 ml cream'],
    ['1l0 g butter', '110 g butter'],
    ['Heat the oven to 18O°C.', 'Heat the oven to 180°C.'],
    ['Simmer for 1O minutes.', 'Simmer for 10 minutes.'],
    ['l cup milk', '1 cup milk'],
    ['i cup milk', '1 cup milk'],
    ['| tsp salt', '1 tsp salt'],
    ['I egg', '1 egg'],
    ['l½ cups milk', '1½ cups milk'],
    // The unit in the number
    ['2509 butter', '250g butter'],
    ['4009 plain flour, sifted', '400g plain flour, sifted'],
    ['1 k9 potatoes', '1 kg potatoes'],
    ['300 m1 cream', '300 ml cream'],
    // A number that lost its space
    ['1egg', '1 egg'],
    ['2onions, sliced', '2 onions, sliced'],
    // Fractions
    ['Ya cup honey', '¼ cup honey'],
    ['Y2 tsp salt', '½ tsp salt'],
    ["'4 cup oil", '¼ cup oil'],
    ['1Y4 cups flour', '1¼ cups flour'],
    ['12 cup sugar', '½ cup sugar'],
    ['34 cup sugar', '¾ cup sugar'],
    ['13/4 cups plain flour', '1 3/4 cups plain flour'],
    ['% cup milk', '½ cup milk'],
    ['1% tsp salt', '1½ tsp salt'],
    ['Simmer for 1% hours.', 'Simmer for 1½ hours.'],
    // Two measures
    ['3759 13 oz dried fruit', '375 g 13 oz dried fruit'],
    ['2254 (8 oz) flour', '225 g (8 oz) flour'],
    ['109 ¼ 0z mixed spice', '10 g ¼ oz mixed spice'],
    ['1.2 kg (2 1b 10 0z) beef', '1.2 kg (2 lb 10 oz) beef'],
    // Units
    ['1l tsp soda', '1 tsp soda'],
    ['3 thsp olive oil', '3 tbsp olive oil'],
    ['½ isp oregano', '½ tsp oregano'],
    ['2 tbsp, sugar', '2 tbsp sugar'],
    ['2 eups rice', '2 cups rice'],
    // Foods
    ['2 tsp olive all', '2 tsp olive oil'],
    ['1 tbsp sesame ail', '1 tbsp sesame oil'],
    // Ovens
    ['Bake at 1800C.', 'Bake at 180°C.'],
    ['Bake at 200*C.', 'Bake at 200°C.'],
    // Bullets and numbers
    ['e 2 eggs', '2 eggs'],
    ['« ½ cup milk', '½ cup milk'],
    ['© 500 g rice', '500 g rice'],
    ['. Add the lentils and simmer.', 'Add the lentils and simmer.'],
    ['- Blend half of the soup.', 'Blend half of the soup.'],
    [
      '1 Heat the oil in a large saucepan over medium heat.',
      '1. Heat the oil in a large saucepan over medium heat.',
    ],
  ])('the misread line "%s" is put right', (read, printed) => {
    expect(correctedLine(read)).toBe(printed);
  });
});

describe('left alone', () => {
  it.each([
    '1½ cups self-raising flour',
    '9 eggs',
    '19 prawns',
    '109 small things',
    '2509 g butter',
    '12 cups water',
    '14 eggs',
    'I like it with cream.',
    'Yam, peeled',
    'Young coconut',
    '1 onion',
    '375 13 oz tins',
    '1 3/4 cups flour',
    '13/4 scale model',
    '100% rye flour',
    '70% cup chocolate',
    '2 x 400 g tins chickpeas',
    'olive, caper and lemon',
    'all spice',
    '100 g lollies',
    '1 Lebanese cucumber, diced',
    'Sweet potato and all that goes with it',
    '70% cocoa chocolate',
  ])('the line "%s" is left alone', (line) => {
    expect(correctedLine(line)).toBe(line);
  });

  it('a line that was put right hardly grows the second time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (line) => {
        const once = correctedLine(line);
        expect(correctedLine(once).length).toBeLessThanOrEqual(once.length + 1);
      }),
    );
  });
});
