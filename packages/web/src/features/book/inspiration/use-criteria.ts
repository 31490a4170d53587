/** Search criteria: foods, limits and page. */
import { useState } from 'react';
import type { InspirationQuestion } from '@saltbush/contract/book/inspiration';
import { foodsToAsk, type Kitchen } from './use-kitchen';

export type Limits = Pick<InspirationQuestion, 'maxMinutes' | 'course' | 'from'>;

interface Place {
  /** Criteria the page belongs to. */
  of: string;
  page: number;
  seed: number;
}

export function useQuestion(kitchen: Kitchen) {
  const foods = foodsToAsk(kitchen.foods);
  const [limits, setLimits] = useState<Limits>({});
  const [place, setPlace] = useState<Place>({ of: '', page: 1, seed: 0 });
  const criteria = {
    ...limits,
    foods: foods.map(({ name }) => name),
    useUp: foods.filter(({ isToUseUp }) => isToUseUp).map(({ name }) => name),
  };
  const of = JSON.stringify(criteria);
  // New criteria start at the first page.
  const { page, seed } = place.of === of ? place : { page: 1, seed: 0 };
  const question: InspirationQuestion = { ...criteria, page, seed };
  return {
    question,
    limits,
    changeLimits: (change: Limits) => setLimits({ ...limits, ...change }),
    clearLimits: () => setLimits({}),
    /** The next page; after the last one the first, in another order. */
    showOthers: (hasMore: boolean) =>
      setPlace(hasMore ? { of, page: page + 1, seed } : { of, page: 1, seed: seed + 1 }),
  };
}
