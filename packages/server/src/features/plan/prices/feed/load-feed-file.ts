/** A file on this machine, loaded for a command; it is one of the files that admins see. */
import { basename } from 'node:path';
import { newId } from '../../../../platform/ids';
import { addFeed, endInterrupted, findFeed, type FeedRecord } from './feeds.store';
import { openFeedLoader, type FeedDeps } from './load-feed';

/** @throws an error in words when another file is being read */
export async function loadFeedFile(deps: FeedDeps, path: string): Promise<FeedRecord> {
  const { database, clock } = deps;
  const loader = openFeedLoader(deps);
  const id = newId();
  try {
    await endInterrupted(database.db, clock());
    const feed = await addFeed(database.db, { id, fileName: basename(path), now: clock() });
    if (!feed)
      throw new Error('Another file of products is being read. Try again when it has ended.');
    await loader.load({ id, path }, new AbortController().signal);
    return (await findFeed(database.db, id)) ?? feed;
  } finally {
    await loader.close();
  }
}
