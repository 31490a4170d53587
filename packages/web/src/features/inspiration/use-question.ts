/** What is asked: the foods, the limits, and which of the answers are shown. */
import { useState } from 'react';
import type { InspirationQuestion } from '@saltbush/contract/inspiration';
import type { Kitchen } from './kept-kitchen';

export type Limits = Pick<InspirationQuestion, 'maxMinutes' | 'course' | 'from'>;

interface Place {
  /** Of which question it is a page. */
  of: string;
  page: number;
  seed: number;
}

export function useQuestion({ foods }: Kitchen) {
  const [limits, setLimits] = useState<Limits>({});
  const [place, setPlace] = useState<Place>({ of: '', page: 1, seed: 0 });
  const asked = {
    ...limits,
    foods: foods.map(({ name }) => name),
    useUp: foods.filter(({ isToUseUp }) => isToUseUp).map(({ name }) => name),
  };
  const of = JSON.stringify(asked);
  // Another question starts from its best answers.
  const { page, seed } = place.of === of ? place : { page: 1, seed: 0 };
  const question: InspirationQuestion = { ...asked, page, seed };
  return {
    question,
    limits,
    changeLimits: (change: Limits) => setLimits({ ...limits, ...change }),
    clearLimits: () => setLimits({}),
    /** The next of them; after the last, all again in another order. */
    showOthers: (hasMore: boolean) =>
      setPlace(hasMore ? { of, page: page + 1, seed } : { of, page: 1, seed: seed + 1 }),
  };
}
