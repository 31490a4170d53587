/** `export` and `import`: one person's book, to a file and from one; the server may be running. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { exportFormats, type ExportFormat } from '@saltbush/contract/book/recipe-files';
import type { Config } from '../config';
import { openImageEncoder } from '../outside/image-encoder';
import { openImageStore } from '../outside/open-image-store';
import { exportFor, importFor, type ImportDeps } from '../features/book/recipe-files';
import { connectDatabase } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import { openDisk } from '../platform/disk/disk';
import { openComputing } from '../computing/computing';
import type { Log } from '../platform/logging/log';

export async function exportTo(
  { email, file, format }: { email: string; file: string; format: string },
  config: Config,
  log: Log,
): Promise<void> {
  const known = exportFormats.find((each): each is ExportFormat => each === format);
  if (known === undefined) throw new Error(`The format is one of ${exportFormats.join(', ')}.`);
  await withDatabase(config, log, async (deps) => {
    const { body, fileName } = await exportFor(deps, email, known);
    await pipeline(body, createWriteStream(file, { mode: 0o600 }));
    process.stdout.write(`Wrote the book of ${email} to ${file}.\n`);
    if (fileName.endsWith('.zip') && !file.endsWith('.zip')) {
      process.stdout.write(
        'It is a zip of several files. Please give it a name that ends with .zip.\n',
      );
    }
  });
}

export async function importFrom(
  options: { email: string; file: string; keepsDuplicates: boolean },
  config: Config,
  log: Log,
): Promise<void> {
  await withDatabase(config, log, async (deps) => {
    const done = await importFor(deps, options.email, options);
    const { imported, alreadyThere, failed, problem, report } = done;
    const { withoutIngredients, moreUnreadFields, moreUnreadFiles } = report;
    process.stdout.write(
      `${imported} imported, ${alreadyThere} already there, ${failed} failed.\n`,
    );
    if (withoutIngredients > 0) {
      process.stdout.write(`${withoutIngredients} of them without ingredients: please add them.\n`);
    }
    if (report.withoutRoom > 0) {
      process.stdout.write(
        `The storage of this person is full: there was no room for ${report.withoutRoom}. Import the file again when there is more; what is here is not taken twice.\n`,
      );
    }
    for (const { name, reason } of report.unreadFiles) {
      process.stdout.write(`Not taken: ${name}: ${reason}\n`);
    }
    if (moreUnreadFiles > 0) process.stdout.write(`Not taken: ${moreUnreadFiles} more files.\n`);
    for (const { path, sample, count } of report.unreadFields) {
      process.stdout.write(`Not understood: ${path} (${count} times), as in: ${sample}\n`);
    }
    if (moreUnreadFields > 0) process.stdout.write(`Not understood: ${moreUnreadFields} more.\n`);
    if (problem) throw new Error(problem);
  });
}

async function withDatabase(
  config: Config,
  log: Log,
  work: (deps: ImportDeps) => Promise<void>,
): Promise<void> {
  const database = await connectDatabase({ ...config, log, canJoin: true });
  const imageEncoder = openImageEncoder(log);
  const computing = openComputing(log);
  // The server that may run beside this has the reserve.
  const disk = await openDisk({ folder: config.dataFolder, hasDatabase: false, log });
  try {
    await migrateDatabase(database, log);
    await work({
      config,
      database,
      log,
      clock: () => new Date(),
      imageStore: await openImageStore(config),
      imageEncoder,
      computing,
      disk,
    });
  } finally {
    await imageEncoder.close();
    await computing.close();
    await disk.close();
    await database.close();
  }
}
