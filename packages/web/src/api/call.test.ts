import { describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { call } from './call';

describe('call', () => {
  test('x', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    await expect(call(accountsRoutes.me)).rejects.toThrow(AppError);
  });
});
