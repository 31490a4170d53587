/**
 * What is used instead of ingredients, on this device as the server last answered, so that it is there without a network.
 * It is a list in the person's database: signing out deletes it.
 */
import * as z from 'zod/mini';
import { substitutionSchema, type Substitution } from '@saltbush/contract/plan/substitutions';
import { workList } from '../../device/sync/work';

interface StoredSubstitutions {
  /** `scopeKey` of the plan owner. */
  scope: string;
  substitutions: Substitution[];
}

export const storedSubstitutions = workList<StoredSubstitutions>({
  kind: 'substitutions',
  item: z.object({ scope: z.string(), substitutions: z.array(substitutionSchema) }),
  idOf: ({ scope }) => scope,
});

/** @param substitutions undefined: they may not be read any more */
export const storeSubstitutions = (
  scope: string,
  substitutions: Substitution[] | undefined,
): Promise<boolean> =>
  storedSubstitutions.change((all) => [
    ...all.filter((one) => one.scope !== scope),
    ...(substitutions ? [{ scope, substitutions }] : []),
  ]);
