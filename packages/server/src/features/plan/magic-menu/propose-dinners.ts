/** A week of dinners for a program: what Magic Menu's page chooses on a device, chosen in a process of the server. */
import type { magicMenuRoutes, MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { priceLimits } from '@saltbush/contract/plan/prices';
import type { HandlerOutput, ParsedBody } from '@saltbush/contract/route';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { whoEatsOfRows } from '@saltbush/domain/plan/eaters/who-eats-of-rows';
import { foodCostsOf } from '@saltbush/domain/plan/magic-menu/budget/food-costs';
import { leftFoodsOfRows } from '@saltbush/domain/plan/magic-menu/week/left-foods';
import type { LeftFood } from '@saltbush/domain/plan/magic-menu/remainders';
import type {
  ProposedWeek,
  WeekToPropose,
} from '@saltbush/domain/plan/magic-menu/week/propose-week';
import { defaultCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { foodsToPrice, withCosts } from '@saltbush/domain/plan/prices/basket/priced-recipes';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import type { Deps } from '../../../deps';
import { inOwnTurn } from '../../../platform/in-turns';
import { findCountryOf, findTimeZone } from '../../account/households';
import { listReadableCards } from '../../recipe/recipes';
import { priceFoods } from '../prices';
import type { RecipeNeeds } from '../recipe-needs';
import { readListView } from '../shopping-list';
import { readCandidates } from './candidates.store';
import { listMembersOf, readMenuRows, readRuleTopics } from './menu-rows.store';
import type { FindSources } from './menu-sources';

type Propose = typeof magicMenuRoutes.propose;
type Context = Pick<Deps, 'database' | 'clock' | 'computing'> & {
  findSources: FindSources;
  needs: RecipeNeeds;
};

/** @param asked of an owner that this person may plan meals for */
export async function proposeDinners(
  context: Context,
  asked: ParsedBody<Propose> & { ownerId: string; userId: string },
): Promise<HandlerOutput<Propose>> {
  const week = await readWeek(context, asked);
  const proposed = await context.computing.proposeWeek(week, asked.ownerId);
  return present(context, proposed, { week, userId: asked.userId });
}

async function readWeek(
  context: Context,
  asked: ParsedBody<Propose> & { ownerId: string; userId: string },
): Promise<WeekToPropose> {
  const { ownerId, userId, week: start, leanings, keep, avoid, tries } = asked;
  const { database, clock, findSources } = context;
  const { db, statementPool } = database.heavy;
  const { topics, sources } = await readRuleTopics(db, ownerId);
  const found = await findSources({ sources: topics, inRules: sources, userId, ownerId });
  const [rows, members, timeZone, country, answer] = await Promise.all([
    readMenuRows(db, { ownerId, start }),
    listMembersOf(db, ownerId),
    findTimeZone(db, ownerId),
    findCountryOf(db, ownerId),
    readCandidates(statementPool, { ownerId, userId, week: start, found }),
  ]);
  const candidates = await inOwnTurn(
    () => (JSON.parse(String(answer.text)) as { candidates: MenuCandidate[] }).candidates,
  );
  const foods = foodsToPrice(candidates, priceLimits.foods);
  const priced = await priceFoods(db, { ownerId, foods });
  const { home } = country;
  const today = todayIn(clock(), timeZone);
  return {
    rows,
    members,
    candidates: withCosts(candidates, priced),
    foodCosts: foodCostsOf(priced),
    sources: found.map(({ source, name }) => ({ source, name })),
    left: await readLeft(context, { ownerId, start, today, timeZone, country: home.code }),
    home: { code: home.code, currency: home.currency },
    start,
    today,
    leanings,
    keep: keep.map(({ date, recipe }) => ({ date, recipeId: recipe })),
    avoid,
    tries,
  };
}

interface WeekOfOwner {
  ownerId: string;
  start: PlainDate;
  today: PlainDate;
  timeZone: TimeZone;
  country: CountryCode;
}

/** As a phone finds it. */
async function readLeft(
  { database, needs }: Context,
  { start, ...owner }: WeekOfOwner,
): Promise<LeftFood[]> {
  const { statementPool } = database.heavy;
  const asked = { ...owner, days: sevenDaysFrom(start) };
  const { view, clock } = await readListView(statementPool, needs, asked);
  return inOwnTurn(() => leftFoodsOfRows(view, start, clock));
}

async function present(
  { database }: Context,
  { dinners, unfilled, unmet, cost, waiting }: ProposedWeek,
  { week, userId }: { week: WeekToPropose; userId: string },
): Promise<HandlerOutput<Propose>> {
  const ids = [...dinners, ...waiting].flatMap(({ recipeId }) => recipeId ?? []);
  const cards = await listReadableCards(database.heavy.statementPool, { ids, userId });
  const cardOf = new Map(cards.map((card) => [card._id, card]));
  const rows = new Map(week.rows.map((row) => [rowKey(row.kind, row.id), row]));
  const whoEats = whoEatsOfRows(rows, week.members);
  return {
    dinners: dinners.flatMap(({ date, recipeId, reason }) => {
      const card = cardOf.get(recipeId);
      if (!card) return [];
      const quantity = quantityAt(date, defaultMeal, knownServes(card), whoEats);
      const { title, totalMinutes: minutes } = card;
      const cooked = quantity ?? defaultCookingQuantity;
      return [{ date, recipe: recipeId, title, minutes, quantity: cooked, reason }];
    }),
    unfilled: [...unfilled],
    unmet: [...unmet],
    cost: cost && { ...cost },
    waiting: waiting.flatMap(({ id, date, recipeId, note }) => {
      const title = recipeId === undefined ? note : cardOf.get(recipeId)?.title;
      return title === undefined ? [] : [{ _id: id, date, title }];
    }),
  };
}
