/** Where Magic Menu chooses dinners from: what a saved search or a cookbook finds. */
import * as z from 'zod/mini';
import {
  anyRecipe,
  menuSourceKinds,
  type MenuSource,
} from '@saltbush/domain/plan/rows/menu-rules-row';
import { maxLength } from '../schemas/lengths';

export const longestSource = 50;
const source = `(?:${menuSourceKinds.join('|')}):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;

/** By its id: "search:0193a000-0000-7000-8000-000000000000". */
export const menuSourceSchema = z
  .string()
  .check(
    maxLength(longestSource),
    z.regex(new RegExp(`^${source}$`), 'This is no search and no cookbook'),
  ) as unknown as z.ZodMiniType<MenuSource, string>;

/** What a rule says of a day. */
export const dayFromSchema = z
  .string()
  .check(maxLength(longestSource), z.regex(new RegExp(`^(?:${anyRecipe}|${source})$`)));
