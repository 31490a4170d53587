/** Import and export of recipe files, also for the command line. */
import { copyFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ExportFormat, RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import type { Download } from '@saltbush/contract/route';
import { openPhotoReader } from '../../../outside/photo-reader';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { importFile, makeImportFolder } from './importing/import-file';
import { presentImport } from './importing/imports.present';
import { addImport, findImport } from './importing/imports.store';
import { leaseEnd } from './importing/job/lease';
import type { ImportDeps } from './importing/recipe/import-context';
import { runLeasedImport } from './importing/job/run-import';
import { openFileReader } from './reading/file-reader';
import { exportAs } from './writing/export-formats';

export { issueTicket, ownerOfTicket, ticketMs } from './writing/tickets';
export type { ImportDeps } from './importing/recipe/import-context';

/** @throws in words when another file of this person is being read */
export async function importFor(
  deps: ImportDeps,
  email: string,
  { file, keepsDuplicates }: { file: string; keepsDuplicates: boolean },
): Promise<RecipeImportOnWire> {
  const { config, database, clock } = deps;
  const ownerId = await idOf(database.db, email);
  const id = newId();
  await makeImportFolder(config);
  await copyFile(file, importFile(config, id));
  const fileName = basename(file).slice(0, 200);
  const now = clock();
  const row = { id, ownerId, fileName, keepsDuplicates, createdAt: now };
  const lease = { state: 'running', heldUntil: leaseEnd(now) } as const;
  const added = await addImport(database.db, { ...row, ...lease });
  if (added === undefined) {
    await rm(importFile(config, id), { force: true });
    throw new Error('Another file of this person is being read. Please wait until it is finished.');
  }
  const reader = openFileReader();
  const photoReader = openPhotoReader({ log: deps.log });
  try {
    const { signal } = new AbortController();
    await runLeasedImport({ ...deps, reader, photoReader }, added, signal);
  } finally {
    await photoReader.close();
    await reader.close();
  }
  const done = await findImport(database.db, id);
  if (!done) throw new Error('The import was removed while it ran.');
  return presentImport(done);
}

export async function exportFor(
  deps: ImportDeps,
  email: string,
  format: ExportFormat,
): Promise<Download> {
  const ownerId = await idOf(deps.database.db, email);
  return exportAs(format, { deps, ownerId, now: deps.clock() });
}

async function idOf(db: Db, email: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (user === undefined) throw new Error(`Nobody here has the address ${email}.`);
  return user.id;
}
