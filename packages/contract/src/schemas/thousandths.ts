/**
 * Rounds a number to thousandths, as a check of a number's schema. The smallest numbers that JSON can say are less than any
 * column of the database holds, which refuses them.
 *
 * @example z.number().check(z.gte(0), inThousandths) // 5e-324 becomes 0
 */
import * as z from 'zod/mini';

export const inThousandths = z.overwrite<number>((value) => Math.round(value * 1000) / 1000);
