/** Households (Spec 3 and 7), on the screen Communities: people who cook together. */
import * as z from 'zod/mini';
import { householdRoles } from '@saltbush/domain/households/permissions';
import { idParams, idSchema, lineSchema, timestampSchema } from './fields';
import { route } from './route';

export const householdLimits = { name: 100, ofOnePerson: 50 } as const;

const memberSchema = z.object({
  user: z.object({ _id: idSchema, username: z.string() }),
  /** The owner is shown as admin. */
  role: z.enum(householdRoles),
  joinedAt: timestampSchema,
});

export const householdSchema = z.object({
  _id: idSchema,
  name: z.string(),
  members: z.array(memberSchema),
  /** A closed one is seen by its owner alone, who may restore it. */
  status: z.enum(['active', 'closed']),
  settings: z.object({ enableMealPlanning: z.boolean(), enableShoppingLists: z.boolean() }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

export const householdsRoutes = {
  create: route({
    method: 'POST',
    path: '/households',
    summary: 'Found a household; whoever does owns it.',
    access: 'signed-in',
    body: z.object({ name: lineSchema(householdLimits.name, 'Please give the community a name') }),
    response: householdSchema,
    errors: ['TOO_MANY_HOUSEHOLDS'],
  }),
  list: route({
    method: 'GET',
    path: '/households',
    summary: 'The households one is in, by name.',
    access: 'signed-in',
    response: z.object({ households: z.array(householdSchema) }),
  }),
  get: route({
    method: 'GET',
    path: '/households/{id}',
    summary: 'One household, for its members.',
    access: 'signed-in',
    params: idParams,
    response: householdSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type Household = z.output<typeof householdSchema>;
