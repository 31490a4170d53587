import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import type { PlanAction } from '@saltbush/domain/plan/meal-plans/permissions';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { findCountryOf } from '../../account/households';
import { getPlanOwnerId } from '../meal-plans';
import { addPrices } from './add-prices';
import { findBudget, putChoice, removeChoice, setBudget } from './choices.store';
import { foodKeyOf, matchLines } from './match-lines';
import {
  findOwnObservation,
  findOwnPrices,
  listHistory,
  listProducts,
  retractObservation,
} from './observations.store';
import { priceFoods } from './price-foods';
import { presentPrice, presentProduct, presentRetailer } from './prices.present';
import { openProductPages } from './product-page';
import { findByEan, searchProducts } from './products.store';
import {
  compareRetailers,
  idsOf,
  listRetailersOf,
  pricedAt,
  type RetailerRow,
} from './retailers.store';
import { scheduleStarterPrices } from './starter/seed-starter-prices';

type PriceHandlers = Partial<Handlers<typeof pricesRoutes>>;

export function servePrices(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    pricesRoutes,
  )({
    ...productHandlers(deps),
    ...retailerHandlers(deps),
    ...priceHandlers(deps),
    ...ownerHandlers(deps),
    ...pageHandlers(app, deps),
  });
  scheduleStarterPrices(app, deps);
}

/** Whoever is signed in may have a page read: nothing of anyone is in it. */
function pageHandlers(app: FastifyInstance, deps: Deps) {
  const readProduct = openProductPages(app, deps);
  return {
    readPage: async ({ body, user, signal }) => {
      const { currency } = (await findCountryOf(deps.database.db, user.userId)).home;
      return { ...(await readProduct(body, currency, signal)) };
    },
  } satisfies PriceHandlers;
}

/** Who sees a shopping list sees its prices; who may use it changes them. */
function ownerOf({ database: { db } }: Deps, action: PlanAction = 'useShoppingList') {
  return (householdId: string | undefined, { userId }: { userId: string }) =>
    getPlanOwnerId(db, { householdId, userId, action });
}

function productHandlers(deps: Deps) {
  const { database } = deps;
  const { db } = database;
  const owner = ownerOf(deps, 'seeShoppingList');
  return {
    ofFoods: async ({ body: { householdId, foods }, user }) =>
      priceFoods(database.heavy.db, { ownerId: await owner(householdId, user), foods }),

    match: async ({ body: { householdId, lines }, user }) => {
      const ownerId = await owner(householdId, user);
      const { shown, retailers } = await pricedAt(db, ownerId);
      const [matches, weeklyBudget] = await Promise.all([
        matchLines(database.heavy, { ownerId, retailers, lines }),
        findBudget(db, ownerId),
      ]);
      return { retailers: shown.map(presentRetailer), lines: matches, weeklyBudget };
    },

    search: async ({ query: { householdId, retailer, query = '', ean }, user }) => {
      const ownerId = await owner(householdId, user);
      const words = singularWords(foodWords(query));
      const retailers =
        retailer === undefined ? idsOf(await listRetailersOf(db, ownerId)) : [retailer];
      const rows =
        ean === undefined
          ? words.length === 0
            ? []
            : await searchProducts(database.heavy.db, { ownerId, retailers, words })
          : await findByEan(db, { ownerId, retailers, ean });
      const own = await findOwnPrices(
        db,
        ownerId,
        rows.map(({ id }) => id),
      );
      return { products: rows.map((row) => presentProduct(row, own.get(row.id))) };
    },
  } satisfies PriceHandlers;
}

function retailerHandlers(deps: Deps) {
  const { db } = deps.database;
  return {
    listRetailers: async ({ query: { householdId }, user }) => {
      const ownerId = await ownerOf(deps, 'seeShoppingList')(householdId, user);
      const { compared, others } = await listRetailersOf(db, ownerId);
      const shown = (rows: readonly RetailerRow[], isCompared: boolean) =>
        rows.map((row) => ({ ...presentRetailer(row), isCompared }));
      return { retailers: [...shown(compared, true), ...shown(others, false)] };
    },

    compare: async ({ body: { householdId, retailers }, user }) => {
      const ownerId = await ownerOf(deps)(householdId, user);
      const known = idsOf(await listRetailersOf(db, ownerId));
      if (!retailers.every((id) => known.includes(id))) throw new AppError('NOT_FOUND');
      await compareRetailers(db, ownerId, retailers);
    },
  } satisfies PriceHandlers;
}

function priceHandlers(deps: Deps) {
  const { clock, database } = deps;
  const { db } = database;
  const owner = ownerOf(deps);
  return {
    addObservations: async ({ body: { householdId, observations }, user }) => {
      const ownerId = await owner(householdId, user);
      const { userId } = user;
      return {
        products: await addPrices(database, { ownerId, userId, observations, now: clock() }),
      };
    },

    removeObservation: async ({ params: { id }, query: { householdId }, user }) => {
      const ownerId = await owner(householdId, user);
      const observation = await findOwnObservation(db, { id, ownerId });
      if (!observation) throw new AppError('NOT_FOUND');
      await retractObservation(db, { id: newId(), observation, userId: user.userId });
    },

    history: async ({ params: { id }, query: { householdId }, user }) => {
      const ownerId = await ownerOf(deps, 'seeShoppingList')(householdId, user);
      const [product] = await listProducts(db, ownerId, [id]);
      if (!product) throw new AppError('NOT_FOUND');
      const since = new Date(clock().getTime() - historyMs);
      const rows = await listHistory(db, { productId: id, ownerId, since });
      return { prices: rows.map(presentPrice) };
    },
  } satisfies PriceHandlers;
}

const historyMs = 2 * 366 * 86_400_000;

function ownerHandlers(deps: Deps) {
  const { db } = deps.database;
  const owner = ownerOf(deps);
  return {
    choose: async ({ body: { householdId, key, retailer, product }, user }) => {
      const ownerId = await owner(householdId, user);
      const choice = { ownerId, foodKey: foodKeyOf({ key, name: key }), retailerId: retailer };
      if (product === null) {
        await removeChoice(db, choice);
        return undefined;
      }
      const [found] = await listProducts(db, ownerId, [product]);
      if (found?.retailerId !== retailer) throw new AppError('NOT_FOUND');
      await putChoice(db, { ...choice, productId: product });
      return undefined;
    },

    setBudget: async ({ body: { householdId, weeklyBudget }, user }) => {
      await setBudget(db, await owner(householdId, user), weeklyBudget);
    },
  } satisfies PriceHandlers;
}
