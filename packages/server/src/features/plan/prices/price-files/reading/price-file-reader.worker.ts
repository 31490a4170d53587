/** The process that reads files of prices. */
import { serveTasks } from '../../../../../platform/worker-pool/serve-tasks';
import { readPriceFile } from './read-price-file';

const tasks = { readPriceFile };

export type PriceFileReaderTasks = typeof tasks;

serveTasks(tasks);
