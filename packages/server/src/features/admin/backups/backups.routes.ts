import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { HandlerInput, Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { findUser } from '../../account/accounts';
import { issueTicket, ownerOfTicket } from '../../book/recipe-files';
import { listBackups, type BackupFile } from './backup-folder';
import { isLocked } from './backup-lock';
import { readStatus } from './backup-status';
import { addDownloadCookie, sentTicket } from './download-cookie';
import { Backups, scheduleBackups } from './make-due-backups';
import { statusInWords } from './status-in-words';

export function serveBackups(app: FastifyInstance, deps: Deps): void {
  const backups = new Backups(deps);
  scheduleBackups(app, deps, backups);
  void app.register(async (own) => {
    addDownloadCookie(own, deps.config.publicUrl);
    serve(
      own,
      backupsRoutes,
    )({
      state: () => presentState(deps, backups),
      start: async () => {
        await backups.start();
        return undefined;
      },
      ...downloadHandlers(deps),
    });
  });
}

async function presentState({ config, database }: Deps, backups: Backups) {
  const { isNightly, folder } = config.backups;
  const progress = backups.progress();
  return {
    isNightly,
    folder,
    isCopied: config.s3?.uses.includes('backups') === true,
    backups: (await listBackups(folder)).map(present),
    isRunning: progress !== undefined || (await isLocked(database)),
    ...(progress && { progress }),
    ...statusInWords(await readStatus(folder)),
  };
}

function downloadHandlers(deps: Deps) {
  const { config, clock, database } = deps;
  const { folder } = config.backups;
  return {
    prepareDownload: async ({ params: { name }, user, request }) => {
      await getBackup(folder, name);
      const owner = { ownerId: user.userId, use: 'backups' as const };
      request.newDownloadTicket = await issueTicket(database.db, owner, clock());
      return { url: `/api/admin/backups/${name}/file` };
    },
    download: async (input) => {
      await checkAdmin(deps, input);
      const { name, path } = await getBackup(folder, input.params.name);
      return { fileName: name, mediaType: 'application/gzip', body: createReadStream(path) };
    },
  } satisfies Partial<Handlers<typeof backupsRoutes>>;
}

/** The rights of now count, not those of when the browser was let in. */
async function checkAdmin(
  { config, clock, database: { db } }: Deps,
  { user, request }: HandlerInput<typeof backupsRoutes.download>,
): Promise<void> {
  if (user?.isAdmin) return;
  if (user) throw new AppError('FORBIDDEN');
  const ticket = sentTicket(request);
  if (ticket === undefined) throw new AppError('NOT_SIGNED_IN');
  const asked = { use: 'backups' as const, now: clock(), demands: config };
  const ownerId = await ownerOfTicket(db, ticket, asked);
  const owner = ownerId === undefined ? undefined : await findUser(db, ownerId);
  if (!owner?.isAdmin) throw new AppError('NOT_SIGNED_IN');
}

/** By its name in the list, so that no name leads elsewhere. */
async function getBackup(folder: string, wanted: string): Promise<BackupFile> {
  const found = (await listBackups(folder)).find(({ name }) => name === wanted);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

const present = ({ name, madeAt, bytes, night }: BackupFile) => ({
  name,
  madeAt: new Date(madeAt).toISOString(),
  bytes,
  isNightly: night !== undefined,
});
