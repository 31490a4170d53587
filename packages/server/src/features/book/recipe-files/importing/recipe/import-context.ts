/** What the parts of one import share. */
import type { Deps } from '../../../../../deps';
import type { PhotoReader } from '../../../../../outside/photo-reader';
import type { FileReader } from '../../reading/file-reader';
import type { ImageFinder } from './find-image';
import type { ImportRow } from '../imports.store';
import type { ReportBuilder } from '../report';

/** What the command line has for an import. */
export type ImportDeps = Pick<
  Deps,
  'config' | 'database' | 'disk' | 'clock' | 'log' | 'imageStore' | 'imageEncoder' | 'computing'
>;

export type ImportDepsAndReader = ImportDeps & {
  reader: FileReader;
  /** Reads scanned pages. */
  photoReader: Pick<PhotoReader, 'read'>;
};

export interface ImportContext {
  deps: ImportDeps;
  held: ImportRow;
  report: ReportBuilder;
  images: ImageFinder;
  reader: FileReader;
  photoReader: Pick<PhotoReader, 'read'>;
  /** Aborted when the process stops, and when the lease is lost. */
  signal: AbortSignal;
}
