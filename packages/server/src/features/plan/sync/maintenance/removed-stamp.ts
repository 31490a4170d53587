import { sql, type SQL } from 'drizzle-orm';

/** The stamp of rows that nobody but the instance removed; their version is that of the row. */
export const removedStamp = (now: Date): SQL => sql`jsonb_build_object('deleted', jsonb_build_array(
  ${now.getTime()}::bigint, ${nobody}::text))`;

const nobody = '00000000-0000-0000-0000-000000000000';
