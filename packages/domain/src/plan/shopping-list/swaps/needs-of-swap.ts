import {
  swapLineText,
  type Instead,
  type MealSwapRow,
  type SwapLine,
} from '../../rows/meal-swap-rows';
import type { Row } from '../../rows/rows';
import type { ListNeed } from '../needs/list-need';
import { listNeedsOf } from '../needs/list-needs';

/**
 * What the lines of a swap need, read with the food table; each has the text of its line.
 *
 * @example needsOfSwap({ of: cream, use: [oatCream] }).map(({ identity }) => identity.key) // ['cream', 'oat-cream']
 */
export const needsOfSwap = ({ of, use }: Instead): ListNeed[] => [of, ...use].flatMap(needsOfLine);

/** Those that are in force, with their ids. */
export const swapsIn = (rows: Iterable<Row>): { id: string; instead: Instead }[] =>
  [...rows].flatMap(({ kind, id, isDeleted, fields }) => {
    const { instead } = fields as Partial<MealSwapRow>;
    return kind === 'mealSwaps' && !isDeleted && instead ? [{ id, instead }] : [];
  });

/** Line by line: a line alone is no heading of others. */
const needsOfLine = (line: SwapLine): ListNeed[] =>
  listNeedsOf({
    id: '',
    title: '',
    ingredients: [{ name: swapLineText(line), amount: '', unit: '' }],
  });
