import type { FastifyInstance } from 'fastify';
import { householdsRoutes } from '@saltbush/contract/households';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { getHousehold } from './get-household';
import { presentHousehold } from './households.present';
import { createHousehold, listHouseholds } from './households.store';

export function serveHouseholds(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    householdsRoutes,
  )({
    create: async ({ body, user: { userId } }) => {
      const id = await createHousehold(db, { ownerId: userId, name: body.name, now: clock() });
      return presentHousehold(await getHousehold(db, id, userId));
    },
    list: async ({ user }) => ({
      households: (await listHouseholds(db, user.userId)).map(presentHousehold),
    }),
    get: async ({ params, user }) =>
      presentHousehold(await getHousehold(db, params.id, user.userId)),
  });
}
