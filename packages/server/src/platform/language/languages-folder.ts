import { join } from 'node:path';
import { repositoryFolder } from '../package-root';

/** A folder for each language beside English; in a release they lie where they do in the repository. */
export const languagesFolder = join(repositoryFolder, 'languages');
