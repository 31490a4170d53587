import type { Candidate } from '../../src/plan/magic-menu/menu-request';

/** A dinner of half an hour that nothing sets above others. */
export const plainDish = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  title: id,
  course: 'dinner',
  minutes: 30,
  proteins: [],
  hasUnknownFood: false,
  isMeatless: true,
  perishables: [],
  foods: [],
  isFavourite: false,
  plannedOn: [],
  refusals: [],
  ...more,
});
