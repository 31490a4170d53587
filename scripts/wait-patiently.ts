/**
 * Before every test: what it waits for may take as long as a busy machine needs. Vitest would wait for one second, and the
 * test fails only where others run beside it.
 */
import { vi } from 'vitest';

type Options = Parameters<typeof vi.waitFor>[1];

/** Half of what a test has, so that it ends with the reason. */
const patienceMs = 30_000;

const patient = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: patienceMs, ...options };

const { waitFor, waitUntil } = vi;

// Files that share a worker call this once each.
if (waitFor.name !== 'waitPatientlyFor') {
  vi.waitFor = function waitPatientlyFor(check, options) {
    return waitFor(check, patient(options));
  };
  vi.waitUntil = (check, options) => waitUntil(check, patient(options));
}
