/**
 * JSON written by PostgreSQL, in the form of the contract: null fields are absent. One text takes the
 * place of a row's many values, each of which would be parsed, renamed and written again.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** An expression of type text that holds JSON. */
export interface JsonSql {
  json: SQL;
}

/**
 * @param written fields that were written as text before: `"title":"Soup","serves":4`
 * @example jsonObject({ _id: recipes.id, title: recipes.title }).json // {"_id":"…","title":"Soup"}
 */
export function jsonObject(
  fields: Record<string, SQLWrapper | JsonSql>,
  written: SQLWrapper = sql`null`,
): JsonSql {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = 'json' in value ? value.json : sql`to_json(${value})::text`;
    return sql`${sql.raw(`'"${name}":'`)} || ${text}`;
  });
  // A null makes its whole part null, which `concat_ws` leaves out.
  return { json: sql`'{' || concat_ws(',', ${sql.join([written, ...parts], sql`, `)}) || '}'` };
}

/** As `Date.toISOString` writes it; what is finer than a millisecond is cut off. */
export const jsonTime = (time: SQLWrapper): JsonSql => ({
  json: sql`to_char((${time}) at time zone 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`,
});
