/** The process that reads files of recipes. */
import { serveTasks } from '../../../../platform/worker-pool/serve-tasks';
import { readFileItems } from './file-items';

const tasks = { readFileItems };

export type FileReaderTasks = typeof tasks;

serveTasks(tasks);
