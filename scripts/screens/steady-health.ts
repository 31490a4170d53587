/** What the server says of itself is never the same twice: its screen shows fixed figures. */
import type { Page } from 'playwright-core';
import {
  instanceHealthRoutes,
  type InstanceHealth,
} from '../../packages/contract/src/admin/instance-health';
import { day } from '../example-household/shifted-clock.mjs';

export async function steadyHealth(page: Page): Promise<void> {
  await page.route(`**/api${instanceHealthRoutes.state.path}`, async (route) => {
    const response = await route.fetch();
    const health = (await response.json()) as InstanceHealth;
    await route.fulfill({ response, json: withFixedFigures(health) });
  });
}

const withFixedFigures = (health: InstanceHealth): InstanceHealth => ({
  ...health,
  version: '1.0.0',
  nodeVersion: '24.0.0',
  startedAt: day,
  memoryBytes: 150e6,
  database: { ...health.database, version: '18.0', bytes: 14e6, answerMs: 1.2, connections: 20 },
  disk: { freeBytes: 80e9, totalBytes: 100e9 },
  liveConnections: 1,
  jobs: health.jobs.map(({ name, everySeconds }) => ({
    name,
    everySeconds,
    isRunning: false,
    lastStartedAt: day,
    lastSeconds: 0.1,
    isFailing: false,
  })),
  workers: health.workers.map((pool) => ({ ...pool, running: 0, waiting: 0 })),
});
