/** The kinds of lists. Few, so that each can have a named prepared statement. */
import {
  followedPart,
  householdPart,
  householdPartOfOthers,
  listedByPart,
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
  /**
   * @param viewerId whose own, saved and shared ones are meant
   * @param whoseId the household's or the cook's, of a list that is theirs
   * @param language that the viewer reads
   */
  parts(viewerId: Id, whoseId: Id, language: Id): Part[];
}

export const listKinds = {
  mine: { name: 'mine', parts: (viewerId) => [ownPart(viewerId), savedPart(viewerId)] },
  own: { name: 'own', parts: (viewerId) => [ownPart(viewerId)] },
  saved: { name: 'saved', parts: (viewerId) => [savedPart(viewerId)] },
  /** Other people's. */
  browse: { name: 'browse', parts: (viewerId, _, language) => [listedPart(viewerId, language)] },
  public: {
    name: 'public',
    parts: (_viewerId, _whoseId, language) => [listedPart(null, language)],
  },
  /** Everything that someone may read: one's own, the listed ones, and what others share. */
  readable: {
    name: 'readable',
    parts: (viewerId, _, language) => [
      ownPart(viewerId),
      listedPart(viewerId, language),
      sharedPart(viewerId),
    ],
  },
  /** Like `browse`, for someone who has no shared recipes. */
  readableUnshared: {
    name: 'readable_unshared',
    parts: (viewerId, _, language) => [ownPart(viewerId), listedPart(viewerId, language)],
  },
  household: {
    name: 'household',
    parts: (_viewerId, householdId) => [householdPart(householdId)],
  },
  /** What a cook lists for everyone. */
  cook: { name: 'cook', parts: (_viewerId, cookId, language) => [listedByPart(cookId, language)] },
  /** What the cooks list that one follows: whole, and the newest first. */
  followed: {
    name: 'followed',
    parts: (viewerId, _, language) => [followedPart(viewerId, language)],
  },
} satisfies Record<string, ListKind>;

/**
 * What a person may plan: their own and saved recipes, and in the plan of a household what others share with it.
 *
 * @param householdId undefined: for themselves
 */
export const plannable = (userId: string, householdId: string | undefined): ListKind => ({
  name: 'plannable',
  parts: () => [
    ownPart(userId),
    savedPart(userId),
    ...(householdId === undefined ? [] : [householdPartOfOthers(householdId, userId)]),
  ],
});
