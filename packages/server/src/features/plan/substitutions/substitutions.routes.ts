/** Who may plan meals for the person or the household may read and change what they remember of substitutes. */
import type { FastifyInstance } from 'fastify';
import { substitutionsRoutes, type Substitution } from '@saltbush/contract/plan/substitutions';
import { substitutionDeletedBefore } from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import type { Deps } from '../../../deps';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { authorizePlan, getPlanOwnerId } from '../meal-plans';
import {
  findSubstitution,
  insertSubstitution,
  listSubstitutions,
  removeSubstitution,
  restoreSubstitution,
  type SubstitutionRow,
} from './substitutions.store';

const action = 'planMeals';

export function serveSubstitutions(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    substitutionsRoutes,
  )({
    list: async ({ query: { householdId }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: 'seeMeals' });
      const rows = await listSubstitutions(db, ownerId, userId);
      return { substitutions: rows.map(present) };
    },

    add: async ({ body: { householdId, food, substitute, note }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action });
      const id = await insertSubstitution(db, { ownerId, food, substitute, note, now: clock() });
      return present(await getSubstitution(db, id, userId));
    },

    remove: async ({ params: { id }, user: { userId } }) => {
      await removeSubstitution(db, await getSubstitution(db, id, userId), clock());
    },

    restore: async ({ params: { id }, user: { userId } }) => {
      const row = authorizePlan(await findSubstitution(db, id, userId), { userId, action });
      if (row.deletedAt === null) return;
      const since = substitutionDeletedBefore(clock());
      await restoreSubstitution(
        db,
        authorize(row, ({ deletedAt }) => deletedAt !== null && deletedAt >= since),
      );
    },
  });
}

/** @throws AppError NOT_FOUND also for a deleted one; FORBIDDEN for that of a household one is not in */
async function getSubstitution(
  db: Db,
  id: string,
  userId: string,
): Promise<Authorized<SubstitutionRow>> {
  const row = authorizePlan(await findSubstitution(db, id, userId), { userId, action });
  return authorize(row, ({ deletedAt }) => deletedAt === null);
}

const present = (row: SubstitutionRow): Substitution => ({
  _id: row.id,
  householdId: row.household?.id,
  food: row.food,
  substitute: row.substitute,
  note: row.note ?? undefined,
});
