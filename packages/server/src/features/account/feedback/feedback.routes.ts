import type { FastifyInstance } from 'fastify';
import {
  adminFeedbackRoutes,
  feedbackLimits,
  feedbackRoutes,
} from '@saltbush/contract/account/feedback';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { scheduleFeedbackMail } from './feedback-mail';
import { presentMessage } from './feedback.present';
import {
  countMessages,
  countWaiting,
  findConversation,
  findPerson,
  listConversations,
  listMessages,
} from './feedback.store';
import { markSeen, sendMessage } from './send-message';

export function serveFeedback(app: FastifyInstance, deps: Deps): void {
  servePerson(app, deps);
  serveAdmins(app, deps);
  scheduleFeedbackMail(app, deps);
}

function servePerson(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  serve(
    app,
    feedbackRoutes,
  )({
    read: ({ user: { userId }, query: { before } }) =>
      readConversation(db, { userId, before, reader: 'person' }),

    send: async ({ user: { userId }, body: { _id: id, text, imageUrl } }) =>
      presentMessage(
        await sendMessage(deps, {
          id,
          userId,
          authorId: userId,
          isFromAdmin: false,
          text,
          imageUrl,
        }),
      ),

    markRead: async ({ user: { userId }, body: { number } }) => {
      if (await findConversation(db, userId))
        await markSeen(deps, { userId, by: 'person', number });
    },

    countUnread: async ({ user: { userId, isAdmin } }) => {
      const after = (await findConversation(db, userId))?.readByPerson;
      return {
        answers:
          after === undefined ? 0 : await countMessages(db, { userId, isFromAdmin: true, after }),
        ...(isAdmin && { conversations: await countWaiting(db) }),
      };
    },
  });
}

function serveAdmins(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  serve(
    app,
    adminFeedbackRoutes,
  )({
    list: async ({ query: { page, limit } }) => {
      const { rows, total } = await listConversations(db, { page, limit });
      return {
        conversations: rows.map(({ userId, username, email, waitsForAdmins, ...last }) => ({
          user: { _id: userId, username, email },
          lastMessage: { ...last, createdAt: last.createdAt.toISOString() },
          isUnread: waitsForAdmins,
        })),
        total,
        page,
        limit,
        hasMore: page * limit < total,
      };
    },

    read: async ({ params: { id: userId }, query: { before } }) => ({
      user: await getPerson(db, userId),
      ...(await readConversation(db, { userId, before, reader: 'admins' })),
    }),

    send: async ({ user, params, body: { _id: id, text, imageUrl } }) => {
      const { _id: userId } = await getPerson(db, params.id);
      const authorId = user.userId;
      return presentMessage(
        await sendMessage(deps, { id, userId, authorId, isFromAdmin: true, text, imageUrl }),
      );
    },

    markRead: async ({ params: { id: userId }, body: { number } }) => {
      await getPerson(db, userId);
      if (await findConversation(db, userId))
        await markSeen(deps, { userId, by: 'admins', number });
    },
  });
}

async function getPerson(db: Db, id: string) {
  const person = await findPerson(db, id);
  if (!person) throw new AppError('NOT_FOUND');
  return person;
}

interface Asked {
  userId: string;
  before: number | undefined;
  reader: 'person' | 'admins';
}

async function readConversation(db: Db, { userId, before, reader }: Asked) {
  const limit = feedbackLimits.page;
  const conversation = await findConversation(db, userId);
  const found = await listMessages(db, { userId, before, limit: limit + 1 });
  const isPerson = reader === 'person';
  const { readByPerson = 0, readByAdmins = 0 } = conversation ?? {};
  return {
    messages: found.slice(-limit).map(presentMessage),
    hasMore: found.length > limit,
    unread: await countMessages(db, {
      userId,
      isFromAdmin: isPerson,
      after: isPerson ? readByPerson : readByAdmins,
    }),
    readUpTo: isPerson ? readByAdmins : readByPerson,
  };
}
