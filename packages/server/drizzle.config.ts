import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database.ts',
  out: './src/platform/db/migrations',
  migrations: { prefix: 'timestamp' },
});
