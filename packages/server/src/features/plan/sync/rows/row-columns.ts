import { sql } from 'drizzle-orm';

/** A `Row`, from a row of `sync_rows` with the name `row`. */
export const rowColumns = sql.raw(`row.kind, row.id, row.fields, row.stamps,
  row.is_deleted as "isDeleted", row.version::float8 as version`);
