/**
 * A program that dies while it deletes accounts that are due: "enqueue" in the middle of the first account's
 * transaction, "wake" after it was committed and before the files of its images go.
 */
import { deleteDueAccounts } from '../../features/account/account-deletion/deletion-maintenance';
import { openMail } from '../../features/account/mail';
import { callEach } from '../../features/access/recipe-access';
import { removeRatingsOf } from '../../features/book/reviews';
import { copyForSavers } from '../../features/book/saved-recipes';
import { diskImageStore } from '../../outside/image-store';
import { openPool } from '../../platform/db/connect';
import { makeLog } from '../../platform/logging/log';
import { fixedSender } from '../fixed-sender';

const [databaseUrl = '', dataFolder = '', moment = '', now = ''] = process.argv.slice(2);
const log = makeLog('silent');
const clock = () => new Date(now);
const database = openPool({ connectionString: databaseUrl, max: 2, min: 0 }, log);
const die = () => process.kill(process.pid, 'SIGKILL');
const mail = openMail({ database, sender: fixedSender(undefined), log, clock });
await deleteDueAccounts({
  deps: {
    imageStore: diskImageStore(dataFolder),
    database,
    log,
    clock,
    mail: {
      ...mail,
      enqueue: async (...message) => {
        await mail.enqueue(...message);
        if (moment === 'enqueue') die();
      },
      wake: () => void (moment === 'wake' && die()),
    },
  },
  onAccessLost: callEach([copyForSavers]),
  onAccountDeleted: removeRatingsOf,
  stopping: new AbortController().signal,
});
// Only if it was not killed.
process.exit(1);
