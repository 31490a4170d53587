/** A fake server for recipe lists, saved recipes, favourites and deleted recipes. */
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes, type RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import { priya } from './people';
import { answer, type Answer } from './fake-answers';
import { laksa } from './recipes';

export interface FakeRecipesApi {
  /** The recipe as stored now. */
  cardOf: (id: string) => RecipeCard | undefined;
  deleted: () => string[];
  answers: Answer[];
}

/** Priya's recipes; a search matches beginnings of words, in the order of the cards. */
export function fakeRecipesApi(initial: RecipeCard[]): FakeRecipesApi {
  const cards = new Map(initial.map((card) => [card._id, card]));
  const bin = new Set<string>();
  const remaining = () => [...cards.values()].filter(({ _id }) => !bin.has(_id));
  const change = (id: string, marks: Partial<RecipeCard>) => {
    const card = cards.get(id);
    if (!card || bin.has(id)) return new AppError('NOT_FOUND');
    cards.set(id, { ...card, ...marks });
    return undefined;
  };
  const isMine = ({ owner, isSaved }: RecipeCard) => owner._id === priya._id || isSaved;
  return {
    cardOf: (id) => cards.get(id),
    deleted: () => [...bin],
    answers: [
      answer(recipeListsRoutes.listMyRecipes, ({ query }) =>
        pageOf(
          remaining().filter((card) => isMine(card) && isFrom(card, query.from)),
          query,
        ),
      ),
      answer(recipeListsRoutes.browse, ({ query }) =>
        pageOf(
          remaining().filter(({ owner }) => owner._id !== priya._id),
          query,
        ),
      ),
      answer(recipeListsRoutes.listNamesInUse, () => ({
        tags: counted(remaining().flatMap(({ tags }) => tags)),
        cuisines: counted(remaining().flatMap(({ cuisine }) => cuisine ?? [])),
      })),
      answer(recipeListsRoutes.listDeleted, ({ query: { page, limit } }) => ({
        ...pageOf(
          [...cards.values()].filter(({ _id }) => bin.has(_id)),
          { page, limit },
        ),
        recipes: [...bin].map((id) => ({ ...cards.get(id)!, ...binTimes })),
      })),
      answer(savedRecipesRoutes.addToMyRecipes, ({ params }) =>
        change(params.id, { isSaved: true }),
      ),
      answer(savedRecipesRoutes.removeFromMyRecipes, ({ params }) =>
        change(params.id, { isSaved: false }),
      ),
      answer(savedRecipesRoutes.addFavourite, ({ params }) =>
        change(params.id, { isFavourite: true }),
      ),
      answer(savedRecipesRoutes.removeFavourite, ({ params }) =>
        change(params.id, { isFavourite: false }),
      ),
      answer(recipesRoutes.remove, ({ params }) => void bin.add(params.id)),
      answer(recipesRoutes.restore, ({ params }) => {
        bin.delete(params.id);
        return { ...laksa, _id: params.id };
      }),
    ],
  };
}

const binTimes = { deletedAt: '2026-11-20T08:00:00.000Z', goneAt: '2099-01-01T00:00:00.000Z' };

type Question = Pick<RecipeListQuery, 'page' | 'limit'> & Partial<RecipeListQuery>;

/** One page of the cards that fit. */
export function pageOf(cards: RecipeCard[], query: Question) {
  const { page, limit } = query;
  const found = cards.filter((card) => fits(card, query));
  return {
    recipes: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    limit,
    hasMore: page * limit < found.length,
  };
}

const counted = (names: string[]) =>
  [...new Set(names)].map((name) => ({
    name,
    count: names.filter((other) => other === name).length,
  }));

const isFrom = ({ isSaved }: RecipeCard, from: 'own' | 'saved' | undefined): boolean =>
  from === undefined || (from === 'saved') === isSaved;

function fits(card: RecipeCard, { q = '', ...query }: Partial<RecipeListQuery>): boolean {
  const words = card.title.toLowerCase().split(' ');
  return (
    q
      .toLowerCase()
      .split(' ')
      .every((start) => words.some((word) => word.startsWith(start))) &&
    (query.course === undefined || card.course === query.course) &&
    (query.maxMinutes === undefined || (card.totalMinutes ?? Infinity) <= query.maxMinutes) &&
    (!query.favourites || card.isFavourite) &&
    (query.tags ?? []).every((tag) => card.tags.includes(tag))
  );
}
