/**
 * Builds a query once for each database and caches it: PostgreSQL plans a named statement once a
 * connection, and Drizzle writes its SQL once a process. For the reads that people wait for.
 *
 * @example
 * const findOne = prepared((db) => db.select().from(recipes).where(…).prepare('find_recipe'));
 * await findOne(db).execute({ id });
 */
import type { Db } from './connect';

export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
