interface Removal {
  removedAt: Date | null;
  removedReason: string | null;
}

/** What the writer of a review or comment learns of its removal. */
export const presentRemoval = ({ removedAt, removedReason }: Removal) =>
  removedAt === null
    ? {}
    : { removed: { reason: removedReason ?? '', at: removedAt.toISOString() } };
