/** The process that decodes and encodes images. */
import { serveTasks } from '../../platform/worker-pool/serve-tasks';
import { encodeImage } from './encode-image';

const tasks = { encodeImage };

export type ImageEncoderTasks = typeof tasks;

serveTasks(tasks);
