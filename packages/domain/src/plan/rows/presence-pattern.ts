/** A pattern of days at which someone who eats is at home or away, as it is stored; what it means is in `eaters/presence.ts`. */
import type { PlainDate } from '../days/week';

export interface PresencePattern {
  /** Whether the days that it names are days at home; the others of a round are the opposite. */
  isHome: boolean;
  /** The first day of the first round. */
  from: PlainDate;
  /** The last day that it speaks of; absent: it goes on. */
  to?: PlainDate | undefined;
  /** How many days a round has. */
  every: number;
  /** Days of a round, from 0. */
  days: readonly number[];
}
