/** What people change about themselves (Spec 7 Users). Separate from `accounts.ts`, which the page to sign in loads. */
import * as z from 'zod/mini';
import { usernameSchema } from './accounts';
import { route } from '../route';
import { countrySchema } from '../schemas/country';
import { timeZoneSchema } from '../schemas/fields';
import { languageSchema } from '../schemas/language';
import { weekdaySchema } from '../schemas/weekday';
import { defaultMeasuresChoices, userSchema } from './session';

export const profileRoutes = {
  updateProfile: route({
    method: 'PATCH',
    path: '/users/profile',
    summary: 'Change what is sent, leave the rest.',
    access: 'signed-in',
    body: z.object({
      /** The new name, shown with its capitals. */
      username: z.optional(usernameSchema),
      /** The same name in other capitals; alone, it works like `username`. */
      displayUsername: z.optional(usernameSchema),
      hasCompletedOnboarding: z.optional(z.boolean()),
      isNewCommunityMember: z.optional(z.boolean()),
      defaultMeasures: z.optional(z.enum(defaultMeasuresChoices)),
      timeZone: z.optional(timeZoneSchema),
      firstWeekday: z.optional(weekdaySchema),
      country: z.optional(countrySchema),
      language: z.optional(languageSchema),
    }),
    response: userSchema,
    errors: ['USERNAME_TAKEN'],
  }),
};
