import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/api/src/schema/index.ts',
  out: './apps/api/migrations',
});
