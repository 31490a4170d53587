/** Kinds of fields in our own archive, bounded by what the database's columns hold. */
import { dateSchema, timestampSchema } from '@saltbush/contract/schemas/fields';
import * as z from 'zod/mini';
import { cutToNow } from '../../../../platform/cut-to-now';

/** How often something was saved. Nobody saves more often; the column ends at 2,147,483,647. */
export const revisionSchema = z.int().check(z.gte(1), z.lte(1_000_000));

const isFromYearOne = (date: string): boolean => !date.startsWith('0000');

/**
 * When something happened. PostgreSQL's calendar begins with the year 1; and nothing in a file has happened later than
 * now, whatever the file says: it would stay the newest for ever.
 */
export const momentSchema = timestampSchema.check(
  z.refine(isFromYearOne, 'There is no year 0'),
  z.overwrite((moment) => cutToNow(new Date(moment), new Date()).toISOString()),
);
export const daySchema = dateSchema.check(z.refine(isFromYearOne, 'There is no year 0'));
