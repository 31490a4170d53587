import type { FastifyInstance } from 'fastify';
import { receiptsRoutes, type ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import { lastDayAnywhere } from '@saltbush/domain/plan/days/week';
import { checkSum } from '@saltbush/domain/plan/prices/receipts/check-sum';
import type { Deps } from '../../../../deps';
import type { PhotoReader } from '../../../../outside/photo-reader';
import { serve } from '../../../../platform/http/serve';
import { listRetailersOf } from '../retailers.store';

export function serveReceipts(
  app: FastifyInstance,
  { database: { db }, clock }: Deps,
  photoReader: PhotoReader,
): void {
  serve(
    app,
    receiptsRoutes,
  )({
    read: async ({ files, user: { userId }, signal }) => {
      const { compared, others } = await listRetailersOf(db, userId);
      const retailers = [...compared, ...others].map(({ id, name }) => ({ id, name }));
      const context = { retailers, today: lastDayAnywhere(clock()) };
      return joined(await photoReader.readReceipts(files, context, { userId, signal }));
    },
  });
}

type Part = Awaited<ReturnType<PhotoReader['readReceipts']>>[number];

/**
 * Parts of one receipt: the retailer is on the first, the total on the last, which is of the lines of all. Deposits on
 * bottles are in no line, and not in the total that is sent.
 */
function joined(parts: readonly Part[]): ReceiptOnWire {
  const first = <Value>(of: (part: Part) => Value | undefined): Value | undefined =>
    parts.map(of).find((value) => value !== undefined);
  const paidCents = first((part) => part.totalCents);
  const depositCents = parts.reduce((sum, part) => sum + part.depositCents, 0);
  const totalCents = paidCents === undefined ? undefined : paidCents - depositCents;
  const lines = parts.flatMap((part) => part.lines);
  return {
    retailer: first(({ retailer }) => retailer),
    date: first(({ date }) => date),
    totalCents,
    lines: checkSum({ lines, totalCents }).map((line) => ({ ...line, foods: [...line.foods] })),
  };
}
