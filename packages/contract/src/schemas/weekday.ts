/** Separate from `fields.ts`: the page to sign in knows no weekdays. */
import * as z from 'zod/mini';
import { weekdays } from '@saltbush/domain/plan/days/week';

/** "saturday" */
export const weekdaySchema = z.enum(weekdays);
