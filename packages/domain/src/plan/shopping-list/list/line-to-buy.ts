/** What decides whether a line is ticked, and what a tick of it covers. */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { ListAmount } from '../../rows/list-amount';
import type { BuiltLine } from '../lines/build-lines';
import type { Splits } from '../splits';
import type { LineItem } from './line-item';
import type { LineState } from './line-states';

export interface LineToBuy {
  readonly built: BuiltLine;
  readonly items: readonly LineItem[];
  /** What people set on it, in any of its weeks. */
  readonly state: LineState;
  readonly rules: TickRules;
  /** By week, what is left of earlier days and is not bought (`remainders/`). */
  readonly left?: ReadonlyMap<PlainDate, readonly ListAmount[]> | undefined;
}

export interface TickRules {
  readonly splits: Splits;
  readonly measures: Measures;
  readonly checksAtHome: boolean;
  /** Of the list. */
  readonly days: DayRange;
}
