/** Kinds of fields in our own archive, bounded by what the database's columns hold. */
import { dateSchema, timestampSchema } from '@saltbush/contract/schemas/fields';
import * as z from 'zod/mini';

/** How often something was saved. Nobody saves more often; the column ends at 2,147,483,647. */
export const revisionSchema = z.int().check(z.gte(1), z.lte(1_000_000));

const isFromYearOne = (date: string): boolean => !date.startsWith('0000');

/** PostgreSQL's calendar begins with the year 1. */
export const momentSchema = timestampSchema.check(z.refine(isFromYearOne, 'There is no year 0'));
export const daySchema = dateSchema.check(z.refine(isFromYearOne, 'There is no year 0'));
