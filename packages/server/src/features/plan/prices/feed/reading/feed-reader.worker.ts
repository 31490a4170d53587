/** The process that reads files of products. */
import { serveTasks } from '../../../../../platform/worker-pool/serve-tasks';
import { readFeed } from './read-feed';

const tasks = { readFeed };

export type FeedReaderTasks = typeof tasks;

serveTasks(tasks);
