/** Separate from `fields.ts`: the page to sign in knows no countries. */
import * as z from 'zod/mini';
import { countryCodes } from '@saltbush/domain/account/countries/country';

/** A country that someone chose: "NZ". */
export const countrySchema = z.enum(countryCodes);
