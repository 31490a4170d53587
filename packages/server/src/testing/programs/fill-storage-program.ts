/** A program for journeys: makes someone's storage as full as is said, in a running server's built-in database. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres';
import { fillStorage } from '../storage/full-storage';

const [dataFolder = '', ownerId = '', bytes] = process.argv.slice(2);
const connection = await findRunningPostgres(dataFolder);
if (!connection) throw new Error(`No server runs on ${dataFolder}`);
const client = new Client(connection);
await client.connect();
await fillStorage(drizzle({ client }) as never, ownerId, Number(bytes));
await client.end();
