/**
 * Stands in for the process that reads files: each "file" is a list of entries in its path, and each
 * entry a list of finds, some of which never come to an end.
 */
import { serveTasks } from '../../platform/worker-pool/serve-tasks';
import type { FileItem, FileToImport } from '../../features/book/recipe-files/reading/file-items';
import { fromStart, startingAt } from '../../features/book/recipe-files/reading/read-position';

const memory: unknown[] = [];

const tasks = {
  readFileItems: async function* ({ path, from = fromStart }: FileToImport) {
    const entries = JSON.parse(path) as string[][];
    const position = startingAt(from);
    for (const [done, finds] of entries.entries()) {
      if (!position.enter(done)) continue;
      const at = { place: `entry ${done}`, done, total: entries.length };
      yield { kind: 'opening', ...at, next: position.cursor() } satisfies FileItem;
      for (const find of finds) {
        if (!position.isNext()) continue;
        while (find === 'loop');
        while (find === 'fill') memory.push(Buffer.alloc(2 ** 20, 1));
        const next = position.cursor();
        yield { kind: 'unread', ...at, reason: find, next } satisfies FileItem;
      }
    }
  },
};

serveTasks(tasks);
