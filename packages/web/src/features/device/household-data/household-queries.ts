/** Queries of households. Every change of one invalidates them all: there are few. */
import { queryOptions } from '@tanstack/react-query';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { call } from '../../../api/call';

export const householdKeys = {
  all: ['households'] as const,
  one: (id: string) => ['households', 'one', id] as const,
};

/** The user's households, and those that can be restored. */
export const householdsQuery = queryOptions({
  queryKey: ['households', 'list'],
  queryFn: ({ signal }) => call(householdsRoutes.list, {}, { signal }),
});

export const householdQuery = (id: string) =>
  queryOptions({
    queryKey: householdKeys.one(id),
    queryFn: ({ signal }) => call(householdsRoutes.get, { params: { id } }, { signal }),
  });
