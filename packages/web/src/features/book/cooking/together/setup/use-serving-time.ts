/** When the dishes are eaten: half past six today, or as soon as they can be ready, until somebody says otherwise. */
import { useState } from 'react';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { startTogether } from '@saltbush/domain/book/cooking-together/cooking-together';
import { addDays, todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { isClockTime, momentOf } from '@saltbush/domain/plan/days/zoned-time';
import { clockTimeOf } from '@saltbush/domain/plan/days/clock-text';
import { useNow } from '../../../../device/timers';

type Dishes = Parameters<typeof startTogether>[0];

export interface ServingTimeChoice {
  now: number;
  askedAt: number;
  date: PlainDate;
  /** As the field shows it: "18:30". */
  time: string;
  /** The days there are to choose from, today first. */
  days: readonly PlainDate[];
  setDate: (date: PlainDate) => void;
  setTime: (time: string) => void;
}

const usualTime = '18:30';
const daysAhead = 3;
const minuteMs = 60_000;

export function useServingTime(dishes: Dishes, timeZone: TimeZone): ServingTimeChoice {
  const now = Math.floor(useNow(true) / minuteMs) * minuteMs;
  const today = todayIn(new Date(now), timeZone);
  const [chosenDate, setDate] = useState<PlainDate>();
  const [chosenTime, setTime] = useState<string>();
  const first = firstProposal(dishes, now, timeZone);
  const date =
    chosenDate ?? (chosenTime === undefined ? todayIn(new Date(first), timeZone) : today);
  const time = chosenTime ?? (chosenDate === undefined ? clockTimeOf(first, timeZone) : usualTime);
  return {
    now,
    askedAt: momentOf(date, isClockTime(time) ? time : usualTime, timeZone).getTime(),
    date,
    time,
    days: Array.from({ length: daysAhead }, (_, days) => addDays(today, days)),
    setDate,
    setTime,
  };
}

/** The usual time if there is time for it, else the next five minutes that can. */
function firstProposal(dishes: Dishes, now: number, timeZone: TimeZone): number {
  const usual = momentOf(todayIn(new Date(now), timeZone), usualTime, timeZone).getTime();
  const earliest = startTogether(dishes, { id: '', askedAt: now, now }).servingAt;
  const step = 5 * minuteMs;
  return earliest <= usual ? usual : Math.ceil(earliest / step) * step;
}
