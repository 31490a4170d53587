/** The kinds of lists. Few, so that each can have a named prepared statement. */
import {
  householdPart,
  listedPart,
  ownPart,
  savedPart,
  sharedPart,
  type Id,
  type Part,
} from './list-parts';

export interface ListKind {
  /** In the names of its statements. */
  name: string;
  /** @param askerId whose own, saved and shared ones are meant */
  parts(askerId: Id, householdId: Id): Part[];
}

export const listKinds = {
  mine: { name: 'mine', parts: (askerId) => [ownPart(askerId), savedPart(askerId)] },
  own: { name: 'own', parts: (askerId) => [ownPart(askerId)] },
  saved: { name: 'saved', parts: (askerId) => [savedPart(askerId)] },
  /** Other people's. */
  browse: { name: 'browse', parts: (askerId) => [listedPart(askerId)] },
  public: { name: 'public', parts: () => [listedPart(null)] },
  /** Everything that someone may read: one's own, the listed ones, and what others share. */
  readable: {
    name: 'readable',
    parts: (askerId) => [ownPart(askerId), listedPart(askerId), sharedPart(askerId)],
  },
  /** Like `browse`, for someone who has no shared recipes. */
  readableUnshared: {
    name: 'readable_unshared',
    parts: (askerId) => [ownPart(askerId), listedPart(askerId)],
  },
  household: {
    name: 'household',
    parts: (_askerId, householdId) => [householdPart(householdId)],
  },
} satisfies Record<string, ListKind>;
