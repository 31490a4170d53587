/**
 * All checks of an installation. They change nothing: the database is asked, or started and stopped where nothing runs,
 * and no mail is sent.
 */
import { checkDataFolder } from './check-data-folder';
import { checkDatabase, openCheckedDatabase } from './check-database';
import { checkOutside, checkSetUpByAdmin } from './check-outside';
import { checkProgram } from './check-program';
import { checkServer } from './check-server';
import { checkDisk, checkStored } from './check-stored';
import type { Finding } from './finding';
import type { Installation } from './installation';

/** @returns nothing for an installation that is as it should be */
export async function examine(installation: Installation): Promise<Finding[]> {
  const { config, nodeVersion } = installation;
  const folder = await checkDataFolder(config.dataFolder);
  // A built-in database can't be started in a folder that nobody may write to.
  const isDatabaseAsked = config.databaseUrl !== undefined || folder.length === 0;
  return [
    ...checkProgram(nodeVersion),
    ...folder,
    ...(isDatabaseAsked ? await examineDatabase(installation) : await checkDisk(installation)),
    ...(await checkServer(config)),
    ...(await checkOutside(config)),
  ];
}

async function examineDatabase(installation: Installation): Promise<Finding[]> {
  const { config, log, clock } = installation;
  const { database, findings } = await openCheckedDatabase(config, log);
  if (!database) return [...findings, ...(await checkDisk(installation))];
  try {
    const { findings: ofDatabase, isCurrent } = await checkDatabase(database, clock);
    // What is stored is read by the tables of this program; others are for the start, or for another program.
    if (!isCurrent) return [...ofDatabase, ...(await checkDisk(installation))];
    return [
      ...ofDatabase,
      ...(await checkStored(database, installation)),
      ...(await checkSetUpByAdmin(config, database)),
    ];
  } finally {
    await database.close();
  }
}
