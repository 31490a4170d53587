/** Rows of a query of any length, a page at a time in memory and in no transaction. */

/**
 * @param readPage the rows behind this one, in an order of their own; at most `size`
 * @example pagesOf(500, (last) => listEntries(db, { after: last?.id, limit: 500 }))
 */
export async function* pagesOf<Row>(
  size: number,
  readPage: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPage(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** Rows of about a kilobyte. */
export const rowsATime = 500;
