/** What goes with the rows of an answer: recipes and their needs, needs of items, foods, names of people. */
import { inArray } from 'drizzle-orm';
import type { SyncAnswer } from '@saltbush/contract/plan/sync';
import {
  recipeIdsOf,
  type FoodRow,
  type ItemRow,
  type Row,
  type RowKind,
} from '@saltbush/domain/plan/rows/rows';
import type { Country } from '@saltbush/domain/account/countries/country';
import type { LostValue } from '@saltbush/domain/plan/sync/operations';
import { needsOfSwap, swapsIn } from '@saltbush/domain/plan/shopping-list/swaps/needs-of-swap';
import {
  foodInCountry,
  needsInCountry,
} from '@saltbush/domain/plan/shopping-list/needs/needs-in-country';
import { taughtFoods } from '@saltbush/domain/plan/shopping-list/needs/taught-foods';
import type { Database } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import type { RecipeNeeds } from '../../recipe-needs';
import { listCards } from '../../../recipe/recipes';
import { namedIn } from './named-people';

type Parts = Pick<SyncAnswer, 'recipes' | 'itemNeeds' | 'foods' | 'people'>;

interface Answered {
  rows: readonly Row[];
  lostValues: readonly LostValue[];
  ownerId: string;
  userId: string;
  /** Of the owner. */
  country: Country;
  /** Names that are known already, by id. */
  people: Readonly<Record<string, string>>;
}

export interface AnswerParts {
  of(answered: Answered): Promise<Parts>;
}

export function openAnswerParts({ db, statementPool }: Database, needs: RecipeNeeds): AnswerParts {
  /** Cards without those that the owner may not have. */
  const recipesOf = async ({ rows, ownerId, userId }: Answered): Promise<Parts['recipes']> => {
    const ids = recipeIdsOf(rows);
    const found = await needs.ofRecipes(statementPool, ownerId, { ids });
    const cards = await listCards(statementPool, {
      ids: found.map(({ id }) => id),
      viewerId: userId,
    });
    const cardOf = new Map(cards.map((card) => [card._id, card]));
    return found.flatMap(({ id, revision, needs: needed }) => {
      const card = cardOf.get(id);
      return card ? [{ card, revision, needs: needed }] : [];
    });
  };

  const peopleOf = async ({ rows, lostValues, people }: Answered): Promise<Parts['people']> => {
    const ids = [...namedIn(rows, lostValues)];
    const known = ids.flatMap((id) =>
      people[id] === undefined ? [] : [[id, people[id]] as const],
    );
    const others = ids.filter((id) => people[id] === undefined);
    if (others.length === 0) return Object.fromEntries(known);
    const found = await db
      .select({ id: users.id, name: users.displayUsername })
      .from(users)
      .where(inArray(users.id, others));
    return Object.fromEntries([...known, ...found.map(({ id, name }) => [id, name] as const)]);
  };

  return {
    of: async (answered) => {
      const { country, rows } = answered;
      const [found, people] = await Promise.all([recipesOf(answered), peopleOf(answered)]);
      return { people, ...boughtIn(country, { recipes: found, rows, needs }) };
    },
  };
}

interface Bought {
  recipes: Parts['recipes'];
  rows: readonly Row[];
  needs: RecipeNeeds;
}

/** What is needed, with the packs of the country. */
function boughtIn(country: Country, { recipes, rows, needs }: Bought): Omit<Parts, 'people'> {
  const foods = [...taughtFoods(rows.flatMap(foodRow))].map(
    ([key, food]) => [key, foodInCountry(food, country)] as const,
  );
  return {
    recipes: recipes.map((recipe) => ({
      ...recipe,
      needs: [...needsInCountry(recipe.needs, country)],
    })),
    itemNeeds: { ...needsOfItems(rows, needs, country), ...needsOfSwaps(rows, country) },
    foods: Object.fromEntries(foods),
  };
}

const needsOfItems = (
  rows: readonly Row[],
  needs: RecipeNeeds,
  country: Country,
): Parts['itemNeeds'] =>
  Object.fromEntries(
    rows
      .filter(({ kind, isDeleted }) => typedKinds.includes(kind) && !isDeleted)
      .map(({ id, fields }) => {
        const read = needs.ofItem((fields as ItemRow).text, country.home.measures);
        return [id, [...needsInCountry(read, country)]];
      }),
  );

const needsOfSwaps = (rows: readonly Row[], country: Country): Parts['itemNeeds'] =>
  Object.fromEntries(
    swapsIn(rows).map(({ id, instead }) => [
      id,
      [...needsInCountry(needsOfSwap(instead), country)],
    ]),
  );

/** Whose texts are read. */
const typedKinds: readonly RowKind[] = ['items', 'namedItems'];

const foodRow = ({ kind, fields }: Row): FoodRow[] => (kind === 'foods' ? [fields as FoodRow] : []);
