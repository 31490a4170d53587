/** What breaks screens: a household of five, a long name, long words, and recipes without a picture. */
import { randomUUID } from 'node:crypto';
import { householdsRoutes } from '../../packages/contract/src/account/households';
import { recipesRoutes } from '../../packages/contract/src/recipe/recipes';
import { ask } from '../example-household/ask';
import { changeRows } from '../example-household/family';
import { fillHousehold, type ExampleHousehold } from '../example-household/fill-household';

const name = 'The Wattle Street kitchen of Mia, Ben, Ruby and Joan';

/** Titles whose pictures are drawn, one of a kind that nobody knows, and one that is one long word. */
const withoutPictures = [
  'Prawn cocktail',
  'Kimchi pancakes',
  'Apricot chicken',
  'Caramel slice',
  'Aunty Maeve’s thing that everybody asks for at Christmas',
  'Rindfleischetikettierungsueberwachungsaufgabengericht',
];

/** @param origin of a running server that lists the sample recipes */
export async function fillHardHousehold(origin: string): Promise<ExampleHousehold> {
  const household = await fillHousehold(origin);
  const [founder] = household.members;
  const { id } = household;
  await ask(founder!, householdsRoutes.changeSettings, { params: { id }, body: { name } });
  const child = {
    name: 'Bartholomew-Alexander',
    portion: 0.5,
    bornIn: 2021,
    allergies: ['peanut'],
  };
  await changeRows(founder!, id, [{ name: 'setEater', args: { id: randomUUID(), change: child } }]);
  const recipes = new Map(household.recipes);
  for (const title of withoutPictures) {
    const { _id } = await ask(founder!, recipesRoutes.create, { body: { ...plain, title } });
    recipes.set(title, { id: _id, serves: plain.serves });
  }
  return { ...household, recipes };
}

const plain = {
  serves: 4,
  tags: [],
  ingredients: [
    { name: 'plain flour', amount: '250', unit: 'g' },
    { name: 'eggs', amount: '3', unit: '' },
    {
      name: 'https://example.com/an/address/that/somebody/pasted/without/a/space',
      amount: '',
      unit: '',
    },
  ],
  instructions: [
    'Mix it.',
    'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft.',
  ],
};
