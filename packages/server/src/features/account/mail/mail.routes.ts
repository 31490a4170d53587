import type { FastifyInstance } from 'fastify';
import { mailRoutes, type MailMessage } from '@saltbush/contract/admin/mail';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { listMail, type MailRow } from './mail.store';

export function serveMail(app: FastifyInstance, { database, mail, diagnostics }: Deps): void {
  serve(
    app,
    mailRoutes,
  )({
    listOutbox: async ({ query: { page, limit } }) => {
      const { rows, total } = await listMail(database.db, { page, limit });
      const isMailSetUp = await mail.isSetUp();
      return {
        isMailSetUp,
        messages: rows.map((row) => presentMail(row, !isMailSetUp)),
        total,
        page,
        limit,
        hasMore: page * limit < total,
      };
    },
  });
  diagnostics.addJob('mail', mail.delivery);
  app.addHook('onListen', async () => mail.start());
  app.addHook('onClose', () => mail.stop());
}

function presentMail(row: MailRow, withText: boolean): MailMessage {
  return {
    _id: row.id,
    to: row.to,
    subject: row.subject,
    ...(withText && { text: row.text }),
    createdAt: row.createdAt.toISOString(),
    ...(row.sentAt && { sentAt: row.sentAt.toISOString() }),
    attempts: row.attempts,
    ...(row.lastError !== null && { lastError: row.lastError }),
  };
}
