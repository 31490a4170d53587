/**
 * What a person or a household remembers of substitutes. What the table knows is computed by
 * `domain/recipe/substitutions`, on a device as on a server.
 */
import * as z from 'zod/mini';
import { substitutionLimits } from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idParams, idSchema, lineSchema } from '../schemas/fields';

const contentFields = {
  /** "1 cup buttermilk", or "milk": as much of the one as of the other. */
  food: lineSchema(substitutionLimits.food, say('Please name the ingredient')),
  /** "1 cup milk + 1 tbsp lemon juice" */
  substitute: lineSchema(substitutionLimits.substitute, say('Please say what you use instead')),
  note: z.optional(lineSchema(substitutionLimits.note)),
};

export const substitutionSchema = z.object({
  _id: idSchema,
  /** Absent for one's own. */
  householdId: z.optional(idSchema),
  food: z.string(),
  substitute: z.string(),
  note: z.optional(z.string()),
});

/** Whose; without one, those of the person who asks. */
const ofHousehold = { householdId: z.optional(idSchema) };
const errors = ['NOT_FOUND', 'FORBIDDEN'] as const;
const rateLimit = { max: 120, seconds: 600 };

export const substitutionsRoutes = {
  list: route({
    method: 'GET',
    path: '/substitutions',
    summary: 'What a person or a household uses instead of an ingredient, the newest first.',
    access: 'signed-in',
    query: z.object(ofHousehold),
    response: z.object({ substitutions: z.array(substitutionSchema) }),
    errors,
  }),
  add: route({
    method: 'POST',
    path: '/substitutions',
    summary: 'Remember what is used instead of an ingredient.',
    access: 'signed-in',
    body: z.object({ ...ofHousehold, ...contentFields }),
    response: substitutionSchema,
    errors,
    rateLimit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/substitutions/{id}',
    summary: 'Forget a substitute; it can be brought back.',
    access: 'signed-in',
    params: idParams,
    errors,
    rateLimit,
  }),
  restore: route({
    method: 'POST',
    path: '/substitutions/{id}/restore',
    summary: 'Bring a forgotten substitute back.',
    access: 'signed-in',
    params: idParams,
    errors,
    rateLimit,
  }),
};

export type Substitution = z.output<typeof substitutionSchema>;
export type NewSubstitution = z.input<typeof substitutionsRoutes.add.body>;
