/** The specification advises less than 20 KB for a whole body; what is around the changes takes a few hundred bytes. */
const mostBytes = 19_000;

/**
 * As many of the first as fit.
 *
 * @example fitting(changes) // { changes, hasMore: false }
 */
export function fitting<Change>(changes: readonly Change[]): {
  changes: Change[];
  hasMore: boolean;
} {
  const first: Change[] = [];
  let bytes = 0;
  for (const change of changes) {
    bytes += Buffer.byteLength(JSON.stringify(change)) + 1;
    if (bytes > mostBytes) break;
    first.push(change);
  }
  return { changes: first, hasMore: first.length < changes.length };
}
