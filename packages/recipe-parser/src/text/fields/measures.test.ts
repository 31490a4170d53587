import { expect, it } from 'vitest';
import { measuresFrom } from './measures';

it.each([
  [{ host: 'pies.com.au', language: 'en-US', lines: ['1 lb butter'] }, 'au'],
  [{ host: 'pies.co.uk', lines: [] }, 'uk'],
  [{ host: 'pies.nz', lines: [] }, 'metric'],
  [{ host: 'pies.com', language: 'en-AU', lines: [] }, 'au'],
  [{ host: 'pies.com', language: 'en-GB', lines: ['8 oz flour'] }, 'uk'],
  [{ host: 'pies.com', language: 'de', lines: [] }, 'metric'],
  [{ host: 'pies.com', language: 'en-US', lines: ['1 stick butter', '2 sticks'] }, 'us'],
  [{ language: 'en', lines: ['2 cups all-purpose flour'] }, 'us'],
  [{ language: 'en-US', lines: ['Bake at 350°F.'] }, 'us'],
  [{ language: 'en', lines: ['1 lb mince', '200 g rice', '8 oz cheese'] }, 'us'],
  [{ language: 'en', lines: ['225g/8oz flour', '500 ml milk', '1 pint stock'] }, undefined],
  [{ language: 'en', lines: ['Heat the oven to 180°C (350°F).'] }, undefined],
  [{ host: 'pies.com', language: 'en-US', lines: ['200 g flour', '1 cup sugar'] }, undefined],
  [{ lines: ['1 ½ lb chicken thighs'] }, 'us'],
  [{ lines: ['one 2-pound roast'] }, 'us'],
  [{ lines: ['Bake at 350 degrees F.'] }, 'us'],
  [{ lines: ['Heat the oven to 375 degrees.'] }, 'us'],
  [{ lines: ['Bake at 425º until golden.'] }, 'us'],
  [{ lines: ['Bake at 180 degrees.'] }, undefined],
  [{ lines: ['Bake at 350 degrees Fahrenheit (180 degrees Celsius).'] }, undefined],
  [{ lines: ['Turn the tin by 90 degrees.'] }, undefined],
  [{ lines: ['2 tbsp cornstarch'] }, 'us'],
  [{ lines: ['500 g ground beef', 'Fry in a skillet.'] }, 'us'],
  [{ lines: ['2 tbsp cornflour', '1 cup icing sugar'] }, undefined],
  [{ host: 'pies.co.nz', lines: ['2 tbsp cornstarch'] }, 'metric'],
  [{ lines: [] }, undefined],
])('the clues %j mean the measures %s', (clues, measures) => {
  expect(measuresFrom(clues)).toBe(measures);
});
