import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { openDiagnostics } from './diagnostics';

const noon = new Date('2026-11-25T12:00:00Z');

async function outcomeOf(call: () => Promise<unknown>, isFailure?: (error: unknown) => boolean) {
  const diagnostics = openDiagnostics(() => noon);
  const client = diagnostics.watch('stripe', { name: 'Stripe', call }, isFailure);
  expect(client.name).toBe('Stripe');
  const result = await client.call().catch((error: unknown) => error);
  return { result, calls: diagnostics.services.get('stripe') };
}

test('a call to a service that is answered is a success, and its answer is passed on', async () => {
  const { result, calls } = await outcomeOf(async () => 42);
  expect(result).toBe(42);
  expect(calls).toEqual({ lastSuccessAt: noon });
});

test.each<[string, unknown, boolean]>([
  ['no connection', new Error('no connection'), true],
  ['our own fault', new AppError('INTERNAL'), true],
  ['a request that is refused', new AppError('VALIDATION_FAILED', []), false],
  ['a caller who went away', new DOMException('gone', 'AbortError'), false],
])('a call to a service that ends with %s is a failure or not', async (_what, error, isFailure) => {
  const { result, calls } = await outcomeOf(() => Promise.reject(error as Error));
  expect(result).toBe(error);
  expect(calls).toEqual(isFailure ? { lastFailure: { at: noon, error } } : undefined);
});

test('the opener of a client decides what is a failure', async () => {
  const { calls } = await outcomeOf(
    () => Promise.reject(new Error('declined')),
    () => false,
  );
  expect(calls).toBeUndefined();
});
