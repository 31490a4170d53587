/** A program for journeys: makes every sign-in so far a day older, in a running server's built-in database. */
import { Client } from 'pg';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres';

const [dataFolder = ''] = process.argv.slice(2);
const connection = await findRunningPostgres(dataFolder);
if (!connection) throw new Error(`No server runs on ${dataFolder}`);
const client = new Client(connection);
await client.connect();
await client.query("UPDATE sessions SET created_at = created_at - interval '1 day'");
await client.end();
