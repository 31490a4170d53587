/**
 * What the rules of Magic Menu choose from and are about: the recipes that a saved search, a cookbook or a condition finds.
 *
 * - A condition is asked of what the person may plan, as a query with nothing else in it (decision 0133).
 * - A search is asked of what the person may plan, in the eyes of whoever saved it: whose favourites and whose cook log
 *   are meant does not depend on who plans. A cookbook finds what it shows this person.
 * - Choosing one for a household lets those who plan with it follow it, as long as it stands in the rules and whoever it
 *   is of is a member.
 */
import { and, eq } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import { canReadCookbook } from '@saltbush/domain/book/cookbooks/permissions';
import type { MenuSource, MenuSourceKind } from '@saltbush/domain/plan/rows/menu-rules-row';
import { conditionOf } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import type { RecipeTopic } from '@saltbush/domain/plan/rows/week-rule-row';
import { all as allOf } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import type { RecipeQuery } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { householdMembers } from '../../../schema/households';
import type { FindSources, FoundSource, SourcesRequest } from '../../plan/magic-menu';
import { accessTo, findCookbook, findCookbookRecipes } from '../cookbooks';
import { findByQuery, plannable } from '../recipe-lists';
import { findSavedSearch } from '../saved-searches';

type Context = Pick<Deps, 'database' | 'clock'>;

export const openMenuSources =
  ({ database, clock }: Context): FindSources =>
  async (asked) => {
    const found: FoundSource[] = [];
    // One after the other: a week of them takes no more connections than one.
    for (const source of new Set(asked.sources)) {
      const request = { ...asked, now: clock() };
      found.push(...(await findTopic(database.heavy.db, source, request)));
    }
    return found;
  };

/** Of a person who plans for an owner, now. */
interface TopicRequest extends SourcesRequest {
  now: Date;
}

async function findTopic(
  db: Db,
  topic: RecipeTopic,
  request: TopicRequest,
): Promise<FoundSource[]> {
  const condition = conditionOf(topic);
  if (condition) {
    const { userId, ownerId, now } = request;
    const kind = plannable(userId, ownerId === userId ? undefined : ownerId);
    const query = allOf([condition]);
    const wanted = { query, viewerId: userId, sort: 'newest' as const, ...all, now };
    const { ids } = await findByQuery(db, kind, wanted);
    return [{ source: topic, name: condition.value, recipeIds: ids }];
  }
  const source = topic as MenuSource;
  const [kind, id] = source.split(':') as [MenuSourceKind, string];
  return findOf[kind](db, { ...request, source, id });
}

interface SourceRequest extends TopicRequest {
  source: MenuSource;
  id: string;
}

/** Of nothing when it is gone, or not for this person. */
type Find = (db: Db, request: SourceRequest) => Promise<FoundSource[]>;

const findOf: Readonly<Record<MenuSourceKind, Find>> = {
  search: async (db, request) => {
    const { source, userId, ownerId, now } = request;
    const search = await findSavedSearch(db, request.id);
    if (!search || search.deletedAt !== null) return [];
    const { name, query, ownerId: viewerId } = search;
    if (viewerId !== userId && !(await isChosenFor(db, request, viewerId))) return [];
    const kind = plannable(userId, ownerId === userId ? undefined : ownerId);
    // The contract had read it before it was stored.
    const wanted = { query: query as RecipeQuery, viewerId, sort: 'newest' as const, ...all, now };
    const { ids } = await findByQuery(db, kind, wanted);
    return [{ source, name, recipeIds: ids }];
  },

  cookbook: async (db, request) => {
    const { source, id, userId, now } = request;
    const cookbook = await findCookbook(db, id, { userId });
    if (!cookbook || cookbook.deletedAt !== null) return [];
    const mayRead =
      canReadCookbook(accessTo(cookbook), userId) ||
      (await isChosenFor(db, request, cookbook.ownerId));
    if (!mayRead) return [];
    const allowed = authorize(cookbook, () => mayRead);
    const { ids } = await findCookbookRecipes(db, allowed, { userId, ...all, now });
    return [{ source, name: cookbook.title, recipeIds: ids }];
  },
};

/** So many a filtered list has. */
const all = { page: 1, limit: recipeListLimits.filteredTotal };

async function isChosenFor(
  db: Db,
  { source, inRules, ownerId }: SourceRequest,
  theirId: string,
): Promise<boolean> {
  if (!inRules.includes(source)) return false;
  const isMember = and(
    eq(householdMembers.householdId, ownerId),
    eq(householdMembers.userId, theirId),
  );
  const members = await db
    .select({ id: householdMembers.userId })
    .from(householdMembers)
    .where(isMember);
  return members.length > 0;
}
