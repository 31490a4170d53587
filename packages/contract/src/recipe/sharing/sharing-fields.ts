/** The fields that define who a recipe is shared with (Spec 3), on creation and change; the token of a link. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { dateSchema, idSchema } from '../../schemas/fields';
import { maxLength, minLength } from '../../schemas/lengths';

export const sharingLimits = {
  /** People and households a recipe is shared with by name. */
  readers: 100,
  households: 20,
  batch: 100,
} as const;

export const sharingModeSchema = z.enum(['private', 'public']);

const idsSchema = (most: number, tooMany: () => string) =>
  z.array(idSchema).check(maxLength(most, { error: tooMany }));

/** Absent fields stay unchanged; a new recipe is private. A listed recipe is also public. */
export const sharingChangeFields = {
  sharingSettings: z.optional(
    z.object({
      mode: z.optional(sharingModeSchema),
      approvedUsers: z.optional(
        idsSchema(sharingLimits.readers, () =>
          say('Please share with at most {most} people by name', { most: sharingLimits.readers }),
        ),
      ),
    }),
  ),
  sharedWith: z.optional(
    z.object({
      communities: z.optional(
        idsSchema(sharingLimits.households, () =>
          say('Please share with at most {most} communities', { most: sharingLimits.households }),
        ),
      ),
      saltbush: z.optional(z.boolean()),
    }),
  ),
};

export const shareTokenSchema = z.string().check(minLength(1), maxLength(100), z.regex(/^[\w-]+$/));

/** The last day of a link, by the clocks of the person who shares; null: it does not end. */
export const lastDaySchema = z.nullable(dateSchema);

/** Of a new link; nothing need be sent. */
export const newLinkFields = { endsOn: z.optional(lastDaySchema) };
export const newLinkSchema = z._default(z.object(newLinkFields), {});

/** Sent by who may not read a recipe but holds a link to it; nothing need be sent. */
export const linkBodySchema = z.object({ shareToken: z.optional(shareTokenSchema) });
