/** Fastify with limits and error responses. */
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { visitorBodyBytes } from '@saltbush/contract/route';
import type { Deps } from './deps';
import { countAttempt } from './features/account/accounts';
import { photoOriginsOf } from './outside/stock-photos';
import { answerInLanguage } from './platform/http/languages/answer-in-language';
import { trustOwnAnswers } from './platform/http/answers/write-response';
import { basePathOf, readAddress } from './platform/http/base-path';
import { addErrorAnswers, answerError } from './platform/http/errors';
import { limitConnections } from './platform/http/limits/connections';
import type { CountShared } from './platform/http/limits/shared-limits';
import { addPlugins } from './platform/http/plugins';
import { closeSlowBodies, timeoutSettings } from './platform/http/slow-requests';
import { answerUnreadable } from './platform/http/unreadable-requests';
import { speakLanguages } from './platform/language/current-language';
import { closeConnectionsWhenStopping } from './platform/stopping/close-app';

/** Without routes. */
export async function openHttpServer(deps: Deps): Promise<FastifyInstance> {
  const { config, disk, log, readiness } = deps;
  if (config.mode === 'production') trustOwnAnswers();
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // One line a request, written by platform/http/plugins.ts.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request takes 2 % of a call's time; lines name their call instead.
    childLoggerFactory: (log) => log,
    trustProxy: config.trustedProxies,
    ...readAddress(basePathOf(config.publicUrl)),
    // Also of addresses that do not exist.
    bodyLimit: visitorBodyBytes,
    // The contract takes the place of Fastify's schemas: what compiles them is not loaded.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    // What comes on a connection that it has accepted is answered, also when it stops.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
    ...timeoutSettings(),
  });
  speakLanguages();
  answerInLanguage(app);
  addErrorAnswers(app);
  closeSlowBodies(app);
  closeConnectionsWhenStopping(app, readiness);
  limitConnections(app, config.trustedProxies);
  const imageOrigins = photoOriginsOf(config.stockPhotos);
  await addPlugins(app, { ...config, disk, imageOrigins, countShared: sharedCountOf(deps) });
  return app;
}

/** The built-in database has one process alone. */
function sharedCountOf({ config, database, clock }: Deps): CountShared | undefined {
  if (config.databaseUrl === undefined) return undefined;
  return ({ purpose, max, seconds }, subject) =>
    countAttempt(database.db, { purpose, max, windowMs: seconds * 1000 }, subject, clock());
}

function noSchemas(): never {
  throw new Error('Calls are described by the contract, not by schemas of Fastify');
}
