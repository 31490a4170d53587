/** Feedback chat (Spec 2, /feedback): each person has one conversation with the admins of the instance. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { imageUrlSchema } from '../recipe/images';
import { route } from '../route';
import { idParams, idSchema, textSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';

export const feedbackLimits = {
  /** Characters of one message. */
  message: 2_000,
  /** Messages of one person in `minutes`. */
  messages: 20,
  minutes: 10,
  /** Messages in one answer. */
  page: 50,
} as const;

const messageSchema = z.object({
  _id: idSchema,
  /** From 1, within the conversation. */
  number: z.int(),
  text: z.string(),
  imageUrl: z.optional(imageUrlSchema),
  isFromAdmin: z.boolean(),
  /** Of the admin who wrote it; absent once their account is gone. */
  author: z.optional(z.string()),
  createdAt: timestampSchema,
});

const conversationSchema = z.object({
  /** Oldest first; the last ones before `before`. */
  messages: z.array(messageSchema),
  hasMore: z.boolean(),
  /** Messages of the other side that this side has not read. */
  unread: z.int(),
  /** Up to this message the other side has read. */
  readUpTo: z.int(),
});

const numberSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const beforeQuery = z.object({ before: z.optional(numberSchema) });
const readBody = z.object({
  /** The last message that was shown. */
  number: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});

const newMessage = z.object({
  /** Made by the sender: sent twice, it is stored once. */
  _id: idSchema,
  text: textSchema(feedbackLimits.message, say('Please write something')),
  imageUrl: z.optional(imageUrlSchema),
});

const personSchema = z.object({ _id: idSchema, username: z.string(), email: z.string() });

const listedSchema = z.object({
  user: personSchema,
  /** Its text may be cut. */
  lastMessage: z.object({
    text: z.string(),
    isFromAdmin: z.boolean(),
    createdAt: timestampSchema,
  }),
  isUnread: z.boolean(),
});

const rateLimit = { max: 60, seconds: 10 * 60 };

export const feedbackRoutes = {
  read: route({
    method: 'GET',
    path: '/feedback/messages',
    summary: 'The conversation of the person with the admins.',
    access: 'signed-in',
    query: beforeQuery,
    response: conversationSchema,
  }),
  send: route({
    method: 'POST',
    path: '/feedback/messages',
    summary: 'Write to the admins.',
    access: 'signed-in',
    body: newMessage,
    response: messageSchema,
    errors: ['CONFLICT'],
    rateLimit,
  }),
  markRead: route({
    method: 'POST',
    path: '/feedback/read',
    summary: 'The person has seen the answers up to a message.',
    access: 'signed-in',
    body: readBody,
  }),
  countUnread: route({
    method: 'GET',
    path: '/feedback/unread',
    summary: 'Answers not read yet; for admins also the conversations that wait for them.',
    access: 'signed-in',
    response: z.object({ answers: z.int(), conversations: z.optional(z.int()) }),
  }),
};

export const adminFeedbackRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/feedback',
    summary: 'All conversations: those with unread messages first, then the latest.',
    access: 'admin',
    query: pageQuery(20),
    response: z.object({ conversations: z.array(listedSchema), ...pageFields }),
    timeoutMs: 15_000,
  }),
  read: route({
    method: 'GET',
    path: '/admin/feedback/{id}',
    summary: 'The conversation with a person, by their id.',
    access: 'admin',
    params: idParams,
    query: beforeQuery,
    response: z.extend(conversationSchema, {
      user: personSchema,
    }),
    errors: ['NOT_FOUND'],
    timeoutMs: 15_000,
  }),
  send: route({
    method: 'POST',
    path: '/admin/feedback/{id}',
    summary: 'Answer a person.',
    access: 'admin',
    params: idParams,
    body: newMessage,
    response: messageSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    timeoutMs: 15_000,
  }),
  markRead: route({
    method: 'POST',
    path: '/admin/feedback/{id}/read',
    summary: 'An admin has seen what the person wrote, up to a message.',
    access: 'admin',
    params: idParams,
    body: readBody,
    errors: ['NOT_FOUND'],
    timeoutMs: 15_000,
  }),
};

export type FeedbackMessage = z.output<typeof messageSchema>;
export type Conversation = z.output<typeof conversationSchema>;
export type ListedConversation = z.output<typeof listedSchema>;
export type NewMessage = z.input<typeof newMessage>;
