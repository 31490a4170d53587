/** The outbox: mails that Saltbush wrote, for the admin of an instance without mail. */
import * as z from 'zod/mini';
import { idSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { route } from '../route';

export const mailMessageSchema = z.object({
  _id: idSchema,
  to: z.string(),
  subject: z.string(),
  /** Only while mail is not set up: the links in it open other people's accounts. */
  text: z.optional(z.string()),
  createdAt: timestampSchema,
  sentAt: z.optional(timestampSchema),
  attempts: z.int(),
  lastError: z.optional(z.string()),
});

export const mailRoutes = {
  listOutbox: route({
    method: 'GET',
    path: '/admin/outbox',
    summary: 'The mails of the last weeks, newest first; with their text while mail is not set up.',
    access: 'admin',
    query: pageQuery(50),
    response: z.object({
      isMailSetUp: z.boolean(),
      messages: z.array(mailMessageSchema),
      ...pageFields,
    }),
    timeoutMs: 15_000,
  }),
};

export type MailMessage = z.output<typeof mailMessageSchema>;
