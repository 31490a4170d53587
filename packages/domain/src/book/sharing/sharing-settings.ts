/**
 * Who a recipe is shared with (Spec 3: sharingSettings and sharedWith; docs/product.md).
 *
 * - `public`: anyone who has the link may read it. `private` is where every recipe begins (Spec 4).
 * - `isListed`: found in browse. A listed recipe is public: listing it makes it so, and making it
 *   private takes it off the list. If both are given ("private, and listed"), it is listed: listing
 *   is the explicit choice, while clients also send `private` as a default.
 * - `householdIds` and `readerIds`: members of these households, and these people, may read it, private
 *   or not.
 * - A change contains only the changed fields; lists are given whole. `alsoWith` adds one household to them.
 */
export type SharingMode = 'private' | 'public';

export interface Sharing {
  readonly mode: SharingMode;
  readonly isListed: boolean;
  readonly householdIds: readonly string[];
  readonly readerIds: readonly string[];
}

export type SharingChange = { readonly [Key in keyof Sharing]?: Sharing[Key] | undefined } & {
  readonly alsoWith?: string | undefined;
};

/**
 * @example
 * changeSharing({ mode: 'private', isListed: false, householdIds: [], readerIds: [] }, { isListed: true })
 * // { mode: 'public', isListed: true, householdIds: [], readerIds: [] }
 */
export function changeSharing(current: Sharing, change: SharingChange): Sharing {
  const { mode, isListed } = modeAfter(current, change);
  return {
    mode,
    isListed,
    householdIds: unique([
      ...(change.householdIds ?? current.householdIds),
      ...(change.alsoWith === undefined ? [] : [change.alsoWith]),
    ]),
    readerIds: unique(change.readerIds ?? current.readerIds),
  };
}

/**
 * The inverse of a change: the changed fields with their previous values. Mode and listing go
 * together, since each may change the other.
 *
 * @example changeBack({ …hidden, readerIds: ['tom'] }, { isListed: true }) // { mode: 'private', isListed: false }
 */
export function changeBack(before: Sharing, change: SharingChange): SharingChange {
  const { mode, isListed, householdIds, readerIds } = before;
  const changesMode = change.mode !== undefined || change.isListed !== undefined;
  return {
    ...(changesMode && { mode, isListed }),
    ...((change.householdIds ?? change.alsoWith) && { householdIds }),
    ...(change.readerIds && { readerIds }),
  };
}

function modeAfter(
  current: Sharing,
  { mode, isListed }: SharingChange,
): Pick<Sharing, 'mode' | 'isListed'> {
  if (isListed === true) return { mode: 'public', isListed };
  if (mode === 'private') return { mode, isListed: false };
  return { mode: mode ?? current.mode, isListed: isListed ?? current.isListed };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
