/** The process that reads files of recipes. */
import { serveTasks } from '../../../../platform/worker-pool/serve-tasks';
import { readFileItems, readScannedPages } from './file-items';

const tasks = { readFileItems, readScannedPages };

export type FileReaderTasks = typeof tasks;

serveTasks(tasks);
