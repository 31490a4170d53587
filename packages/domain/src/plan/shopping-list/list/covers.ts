/** What having a line at home sends: the arguments of operations, one for each week. */
import type { DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { ListLine } from './shopping-list';
import { ticksOfWeeks, type Tick } from './ticks';

/**
 * Covers what recipes need again, also where it is covered: it was found at home.
 *
 * @example coversOf(cumin, days, today)[0].items // []
 */
export const coversOf = (line: ListLine, days: DayRange, today: PlainDate): Tick[] =>
  ticksOfWeeks({ ...line, items: [] }, line.weeks, { days, today });
