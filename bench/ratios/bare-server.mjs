// @ts-check
/**
 * What a call costs that does nothing else: Fastify, pg, one statement. A process of its own, as
 * Saltbush is. Its argument is how to reach the database (JSON); it prints its port.
 */
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), idleTimeoutMillis: 0 });
await pool.query(`create table if not exists bare_rows (
  id uuid primary key, title text not null, content text not null,
  created_at timestamptz not null default now())`);

const app = fastify();

app.get('/recipes/:id', async (request) => {
  const { id } = /** @type {{ id: string }} */ (request.params);
  const { rows } = await pool.query({
    name: 'one',
    text: 'select id, title, serves, description, created_at from recipes where id = $1',
    values: [id],
  });
  return rows[0];
});

app.post('/rows', async (request) => {
  const { id, title, content } = /** @type {Record<string, string>} */ (request.body);
  await pool.query({
    name: 'add',
    text: 'insert into bare_rows (id, title, content) values ($1, $2, $3)',
    values: [id, title, content],
  });
  return { id };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (typeof address === 'object') console.log(address?.port);

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
