/**
 * Who eats with a plan owner, as it is stored and synchronised (`rows.ts`): members, children, others without
 * an account, and who of them is at home for which meal.
 */
import type { PlainDate } from '../days/week';
import type { EaterSwap } from './meal-swap-rows';
import type { PresencePattern } from './presence-pattern';
import type { SmallJobKind } from './small-job-kinds';

export interface EaterRow {
  name: string;
  /** Its id is that of an account: who leaves the household is no longer among those who eat. */
  isMember?: boolean;
  /** A member who does not eat with the others; not a removed row, since those are forgotten after a while. */
  eatsElsewhere?: boolean;
  /** How much of a serve they eat: `portions`. */
  portion: number;
  /** The year of birth of a child; adults have none. */
  bornIn?: number;
  /** Ids of `diets/`. */
  allergies?: readonly string[];
  diets?: readonly string[];
  /** Foods, as typed. */
  dislikes?: readonly string[];
  /** Meals that they never eat at home, by `habitKey`. */
  awayOn?: readonly string[];
  /** On which days they are at home at all. Absent: on all. */
  presence?: readonly PresencePattern[];
  /** What they always have another way; a dish with such a food offers it. */
  swaps?: readonly EaterSwap[];
}

/** What holds for all who eat with a plan owner. There is one row, which begins with the first change. */
export interface EaterSettingsRow {
  /** How many eat at home; those with a name are among them. Absent: nobody has said. */
  people?: number;
  /** When meals are eaten, each meal once. Absent, and for other meals: nobody has said. */
  mealTimes?: readonly MealTime[];
  /** When people are notified of the small jobs of an evening: "18:00". Absent: as usual. */
  jobsAt?: string;
  /** Kinds of small jobs that nobody wants to see. */
  jobsOff?: readonly SmallJobKind[];
}

export interface MealTime {
  /** "dinner" */
  meal: string;
  /** Where they live: "18:30". */
  at: string;
}

/** The id of the only row of its kind. */
export const eaterSettingsId = 'eaters';

/** Who is at home for a meal of a day, when that is not as usual. The id is `attendanceId(date, meal)`. */
export interface AttendanceRow {
  date: PlainDate;
  meal: string;
  /** Ids of eaters: these are at home, whatever their habit. Absent: as usual. */
  home?: readonly string[];
  /** People who come to eat; each has a whole serve. */
  guests?: number;
}

/** Of a serve: a toddler, a small child, a child, an adult, a hungry adult. */
export const portions = [0.25, 0.5, 0.75, 1, 1.5, 2] as const;

export const eaterLimits = {
  eaters: 50,
  name: 60,
  dislikes: 50,
  dislike: 60,
  guests: 50,
  mealTimes: 20,
  /** Of allergies, diets and habits. */
  choices: 60,
} as const;

/** @example attendanceId('2026-11-25', 'Dinner') // '2026-11-25.dinner' */
export const attendanceId = (date: PlainDate, meal: string): string =>
  `${date}.${meal.toLowerCase()}`;
