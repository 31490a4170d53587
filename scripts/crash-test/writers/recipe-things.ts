/** A recipe with enough rows that a half-written one would show, and what of it is compared. */
import { type Caller, ask, find } from '../caller';
import type { Thing } from '../ledger';
import { newId, nextNumber } from './writer';

export interface RecipeContent {
  title: string;
  serves: number;
  notes: string;
  tags: string[];
  ingredients: { name: string; amount: string; unit: string }[];
  instructions: string[];
  imageUrl?: string;
}

interface RecipeThing extends Thing {
  id: string;
}

/** Every row carries the same number, so that rows of two versions can't be taken for one. */
export function makeContent(): RecipeContent {
  const number = nextNumber();
  return {
    title: `Recipe ${number}`,
    serves: 1 + (number % 12),
    notes: `Note of ${number}`,
    tags: [`tag ${number}`, 'dinner'],
    ingredients: foods.map((name, row) => ({ name, amount: `${number}${row}`, unit: 'g' })),
    instructions: foods.map((name) => `Weigh the ${name} on scale ${number}.`),
  };
}

const foods = ['plain flour', 'butter', 'milk', 'rice', 'beef mince', 'carrots', 'brown onions'];

export function recipeThing(caller: Caller, id: string = newId()): RecipeThing {
  return {
    id,
    name: `recipe ${id}`,
    acknowledged: undefined,
    async read() {
      const recipe = await find<RecipeOnWire>(caller, `/recipes/${id}`);
      return recipe && compared(recipe);
    },
  };
}

export async function createRecipe(caller: Caller, thing: RecipeThing, content: RecipeContent) {
  return caller.ledger.write(thing, { ...content, revision: 1 }, () =>
    ask(caller, 'POST', '/recipes', { _id: thing.id, ...content }),
  );
}

export async function updateRecipe(caller: Caller, thing: RecipeThing, content: RecipeContent) {
  const { revision } = thing.acknowledged as { revision: number };
  return caller.ledger.write(thing, { ...content, revision: revision + 1 }, () =>
    ask(caller, 'PUT', `/recipes/${thing.id}`, { ...content, revision }),
  );
}

export async function deleteRecipe(caller: Caller, thing: RecipeThing) {
  return caller.ledger.write(thing, undefined, () => ask(caller, 'DELETE', `/recipes/${thing.id}`));
}

type RecipeOnWire = RecipeContent & { revision: number };

/** Of an answer, what was sent. */
function compared(recipe: RecipeOnWire): RecipeOnWire {
  const { title, serves, notes, tags, ingredients, instructions, imageUrl, revision } = recipe;
  return {
    title,
    serves,
    notes,
    tags,
    ingredients: ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
    instructions,
    ...(imageUrl && { imageUrl }),
    revision,
  };
}
