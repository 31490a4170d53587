/**
 * Personal links to vote without an account. Who may plan meals makes and ends them; whoever holds the token may vote
 * for the person of the link, and sees nothing but the dinners that are ahead.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { votesRoutes, type OpenVote } from '@saltbush/contract/plan/votes';
import type { CallInput } from '@saltbush/contract/route';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { voteFieldsOf } from '@saltbush/domain/plan/votes/dish-round';
import { voteLinkEnd, votingDays } from '@saltbush/domain/plan/votes/vote-links';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { digestOf, newSecret } from '../../../platform/secrets';
import { getPlanOwnerId } from '../meal-plans';
import { listCards } from '../../recipe/recipes';
import { changePlan, type PlanOperation } from '../sync';
import { findVotedRound, type VotedDishRow } from './voted-dishes.store';
import { listVotedMeals, type VotedMealRow } from './voted-meals.store';
import {
  findOpenLink,
  hasGuest,
  listOpenLinks,
  putLink,
  removeLink,
  type OpenLink,
} from './vote-links.store';

export function serveVotes(app: FastifyInstance, deps: Deps): void {
  serve(app, votesRoutes)({ ...linkHandlers(deps), ...voteHandlers(deps) });
}

type VoteHandlers = Handlers<typeof votesRoutes>;

function linkHandlers(deps: Deps): Pick<VoteHandlers, 'listLinks' | 'makeLink' | 'removeLink'> {
  const { clock, config } = deps;
  const { db } = deps.database;
  const ownerOf = (householdId: string | undefined, userId: string) =>
    getPlanOwnerId(db, { householdId, userId, action: 'planMeals' });
  return {
    listLinks: async ({ query: { householdId }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      const links = await listOpenLinks(db, { ownerId, now: clock(), demands: config });
      return { links: links.map(present) };
    },

    makeLink: async ({ body: { householdId, eaterId }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      if (!(await hasGuest(db, { ownerId, eaterId }))) throw new AppError('NOT_FOUND');
      const token = newSecret();
      const now = clock();
      const expiresAt = voteLinkEnd(now);
      const tokenHash = digestOf(token);
      await putLink(db, { ownerId, eaterId, tokenHash, createdBy: userId, expiresAt, now });
      return { ...present({ eaterId, expiresAt }), url: `${config.publicUrl}/vote/${token}` };
    },

    removeLink: async ({ params: { eaterId }, query: { householdId }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      await removeLink(db, { ownerId, eaterId });
    },
  };
}

const present = ({ eaterId, expiresAt }: Pick<OpenLink, 'eaterId' | 'expiresAt'>) => ({
  eaterId,
  expiresAt: expiresAt.toISOString(),
});

function voteHandlers(deps: Deps): Pick<VoteHandlers, 'open' | 'vote'> {
  const { clock, config } = deps;
  const { db } = deps.database;
  const getLink = async (token: string): Promise<OpenLink> => {
    const open = { now: clock(), demands: config };
    const link = await findOpenLink(db, { tokenHash: digestOf(token), ...open });
    if (!link) throw new AppError('NOT_FOUND', say('This link does not work any more.'));
    return link;
  };
  return {
    open: async ({ params: { token } }) => openVote(deps, await getLink(token)),

    vote: async ({ params: { token }, body }) => {
      const { mealId, recipeId, answer } = body;
      const link = await getLink(token);
      const { ownerId, eaterId, createdBy } = link;
      await changePlan(deps, {
        ownerId,
        userId: createdBy,
        operations: async (tx, now) => {
          const meals = await listVotedMeals(tx, { ownerId, eaterId, ...daysOf(link, now) });
          const meal = meals.find(({ id }) => id === mealId.toLowerCase());
          if (!meal) return [await dishVote(tx, { link, body, now })];
          if (meal.recipeId !== recipeId.toLowerCase()) throw new AppError('CONFLICT');
          const week = mondayOf(meal.date);
          const subject = { mealId: meal.id, recipeId: meal.recipeId, eaterId };
          return [{ name: 'setVote', args: { ...subject, week, answer } }];
        },
        refuse: () => new AppError('CONFLICT'),
      }).catch(withoutFigures);
    },
  };
}

/** What a link shows. */
async function openVote(
  { database: { db, statementPool }, clock }: Deps,
  link: OpenLink,
): Promise<OpenVote> {
  const meals = await listVotedMeals(db, { ...link, ...daysOf(link, clock()) });
  const round = await findVotedRound(db, { ...link, now: clock() });
  const all = [...meals, ...(round?.dishes ?? [])];
  const ids = [...new Set(all.map(({ recipeId }) => recipeId))];
  const cards = await listCards(statementPool, { ids, viewerId: null });
  const { name, expiresAt } = link;
  return {
    name,
    expiresAt: expiresAt.toISOString(),
    meals: presentMeals(meals, cards),
    ...(round && { dishes: presentDishes(round.dishes, cards) }),
  };
}

/** @throws AppError NOT_FOUND when nobody is asked about it any more; CONFLICT */
async function dishVote(
  tx: Db,
  {
    link: { ownerId, eaterId },
    body: { mealId, recipeId, answer, isLoved = false },
    now,
  }: { link: OpenLink; body: CallInput<typeof votesRoutes.vote>['body']; now: Date },
): Promise<PlanOperation> {
  const round = await findVotedRound(tx, { ownerId, eaterId, now });
  const dish = round?.dishes.find(({ id }) => id === mealId.toLowerCase());
  if (!round || !dish) throw new AppError('NOT_FOUND', say('This dinner is no longer planned.'));
  if (dish.recipeId !== recipeId.toLowerCase()) throw new AppError('CONFLICT');
  const said = answer === 'yes' && isLoved ? 'love' : answer;
  const subject = { mealId: dish.id, recipeId: dish.recipeId, eaterId };
  return { name: 'setVote', args: { ...subject, week: round.week, ...voteFieldsOf(said) } };
}

const daysOf = ({ timeZone }: Pick<OpenLink, 'timeZone'>, now: Date) =>
  votingDays(todayIn(now, timeZoneOr(timeZone)));

/** How much space someone has is not for those who have a link from them. */
function withoutFigures(error: unknown): never {
  const isFull = error instanceof AppError && error.code.endsWith('STORAGE_FULL');
  throw isFull ? new AppError('STORAGE_FULL', noSpaceForVotes) : error;
}

const noSpaceForVotes = say(
  'The person who sent you this link has no storage left. Your vote was not saved: please tell them.',
);

/** Of the recipe only what is needed to say yes or no: nobody else's name, tags or ratings. */
function presentMeals(
  meals: readonly VotedMealRow[],
  cards: readonly RecipeCard[],
): OpenVote['meals'] {
  const byId = new Map(cards.map((card) => [card._id, card]));
  return meals.flatMap(({ id, recipeId, date, meal, answer }) => {
    const card = byId.get(recipeId);
    if (!card) return [];
    const recipe = presentRecipe(card);
    const named = meal === defaultMeal ? undefined : meal;
    return [{ _id: id, recipeId, date, meal: named, recipe, answer }];
  });
}

function presentDishes(
  dishes: readonly VotedDishRow[],
  cards: readonly RecipeCard[],
): OpenVote['dishes'] {
  const byId = new Map(cards.map((card) => [card._id, card]));
  return dishes.flatMap(({ id, recipeId, answer }) => {
    const card = byId.get(recipeId);
    return card ? [{ _id: id, recipeId, recipe: presentRecipe(card), answer }] : [];
  });
}

const presentRecipe = ({ title, totalMinutes, imageUrl, imageColour, cover }: RecipeCard) => ({
  title,
  totalMinutes,
  imageUrl,
  imageColour,
  cover,
});
