/** What changed since the version that a device has. */
import { countryOr } from '@saltbush/domain/account/countries/countries';
import type { SyncAnswer } from '@saltbush/contract/plan/sync';
import type { LostValue } from '@saltbush/domain/plan/sync/operations';
import type { Row, RowKind } from '@saltbush/domain/plan/rows/rows';
import type { Deps } from '../../../../deps';
import type { AnswerParts } from './answer-parts';
import { findLostValues } from './operations.store';
import type { GroupChanges } from './run-group';
import { readRowsSince, recipesPerAnswer } from '../rows/rows-since.store';
import { kindsFor, type SyncAccess } from '../sync-access';

interface Asked {
  access: SyncAccess;
  userId: string;
  /** Of the owner, for `countryOr`. */
  country: string | null;
  /** The version that the device has; 0: it starts from no rows. */
  since: number;
  /** At least. */
  version: number;
  /** Of the transaction in which its operations ran. */
  changes: GroupChanges | undefined;
}

type Pulled = Pick<SyncAnswer, 'version' | 'hasMore' | 'rows' | 'lostValues'>;

/** @returns an answer without what is said of the call itself */
export async function pull(
  { database, parts }: Pick<Deps, 'database'> & { parts: AnswerParts },
  asked: Asked,
) {
  const { access, userId, country, since, version, changes } = asked;
  const { ownerId } = access;
  const isUpToDate = since === version && changes === undefined;
  const nothing: Pulled = { version, hasMore: false, rows: [], lostValues: [] };
  const pulled = isUpToDate
    ? nothing
    : (fromChanges(asked) ?? (await fromDatabase(database, asked)));
  const more = await parts.of({
    ...pulled,
    ownerId,
    userId,
    country: countryOr(country),
    people: changes?.people ?? {},
  });
  return { ...pulled, ...more };
}

/** Nothing when it lacks more than that, or what the database writes in its own way: meals. */
function fromChanges({ access, userId, since, changes }: Asked): Pulled | undefined {
  if (!changes || since < changes.since) return undefined;
  const kinds = new Set<RowKind>(kindsFor(access));
  const rows = changes.rows.filter(
    ({ kind, version, isDeleted }) =>
      kinds.has(kind) && version > since && (since > 0 || !isDeleted),
  );
  if (rows.length > recipesPerAnswer || rows.some(isMeal)) return undefined;
  const lostValues = changes.lostValues.filter(
    ({ author, version }) => author === userId && version > since,
  );
  return { version: changes.version, hasMore: false, rows, lostValues };
}

const isMeal = ({ kind }: Row): boolean => kind === 'meals';

async function fromDatabase(
  { db, statementPool }: Deps['database'],
  { access, userId, since, version }: Asked,
): Promise<Pulled> {
  const { ownerId } = access;
  const { rows, hasMore } = await readRowsSince(statementPool, {
    ownerId,
    since,
    kinds: kindsFor(access),
  });
  const last = rows.at(-1)?.version ?? since;
  const until = hasMore ? last : Math.max(version, last);
  const lostValues: LostValue[] = await findLostValues(db, { ownerId, userId, since, until });
  return { version: until, hasMore, rows, lostValues };
}
