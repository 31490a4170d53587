import { expect, test } from 'vitest';
import { equipmentFacet, equipmentFacets } from './equipment-facets';

test.each([
  ['Slow cooker', ['equipment:slow cooker', 'equipment:cooker']],
  ['23 cm springform tin, lined', expect.arrayContaining(['equipment:springform tin'])],
  ['Saucepan with a lid', ['equipment:saucepan']],
  ['Baking trays (2)', ['equipment:baking tray', 'equipment:tray']],
  ['🍳', []],
])('the tool "%s" has the facets %j', (name, facets) => {
  expect(equipmentFacets(name)).toEqual(facets);
});

test('a tool is found by its name, however that is written', () => {
  expect(equipmentFacets('Slow cooker')).toContain(equipmentFacet('slow  COOKERS'));
});
