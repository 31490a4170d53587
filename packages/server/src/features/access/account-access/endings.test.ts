/** A new table with a secret and a person cannot be forgotten when access ends. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, pgTable, PgTable, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as database from '../../../database';
import { sessions, users } from '../../../schema/accounts';
import { endings, notEnded } from './endings';

const tables = Object.values(database).filter((one) => is(one, PgTable));
const declared = new Set([
  ...Object.values(endings).flatMap((way) => way.tables),
  ...notEnded.map(({ table }) => table),
]);

/** The columns that may hold what lets somebody in. */
const secretName = /hash|digest|token|secret|sealed|password|code|ticket|p256dh|public_key|^auth$/;

function hasPerson(table: PgTable): boolean {
  return getTableConfig(table).foreignKeys.some((key) => {
    const { foreignTable } = key.reference();
    return foreignTable === users || foreignTable === sessions;
  });
}

/** Ids of rows are UUIDs: a text that is a key by itself is a digest, or the name that somebody else gave. */
function hasSecret(table: PgTable): boolean {
  return Object.values(getTableColumns(table)).some(
    (column) => secretName.test(column.name) || (column.primary && column.getSQLType() === 'text'),
  );
}

/** Their keys are names, and nobody is let in by them. */
const withoutSecret = new Set(['instance_settings', 'sample_recipe_copies']);

const isForgotten = (table: PgTable): boolean =>
  hasPerson(table) &&
  hasSecret(table) &&
  !withoutSecret.has(getTableName(table)) &&
  !declared.has(table);

describe('every table with a secret and a person', () => {
  it('every table with a secret and a person is ended with access, or declared with a reason', () => {
    expect(tables.filter(isForgotten).map(getTableName)).toEqual([]);
  });

  it('the tables with a secret and a person are those of all ways in that have a secret', () => {
    const found = tables.filter((table) => hasPerson(table) && hasSecret(table)).map(getTableName);
    expect(found).toEqual(
      expect.arrayContaining([
        'sessions',
        'account_tokens',
        'passkeys',
        'authenticators',
        'recovery_codes',
        'sign_in_challenges',
        'calendar_feeds',
        'vote_links',
        'kitchen_links',
        'share_links',
        'household_invitations',
        'export_tickets',
        'push_subscriptions',
      ]),
    );
  });

  it('a new table with a secret and a person is noticed by the name of a column or by its key', () => {
    const owner = () => uuid('user_id').references(() => users.id);
    const byName = pgTable('new_links', {
      id: uuid().primaryKey(),
      userId: owner(),
      tokenHash: text('token_hash'),
    });
    const byKey = pgTable('new_tickets', { id: text().primaryKey(), userId: owner() });
    const harmless = pgTable('new_notes', {
      id: uuid().primaryKey(),
      userId: owner(),
      note: text(),
    });
    expect([byName, byKey, harmless].map(isForgotten)).toEqual([true, true, false]);
  });
});
