import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/src/features/**/*.tables.ts',
  out: './packages/server/src/platform/db/migrations',
  migrations: { prefix: 'timestamp' },
});
