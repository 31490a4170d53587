/** The report of an import, gathered while it is read: kinds of fields, not every one. */
import { recipeFileLimits, type ImportReport } from '@saltbush/contract/recipe-files';
import type { UnreadField } from '@saltbush/domain/recipe-files/recipe-in-file';

export interface ReportBuilder {
  addFormat(format: string): void;
  addFields(format: string, fields: readonly UnreadField[]): void;
  addFile(name: string, reason: string): void;
  addMissingPicture(): void;
  addOthers(name: string, count: number): void;
  build(): ImportReport;
}

/** @param missingBefore pictures that were missing before the work was stopped */
export function reportBuilder(missingBefore = 0): ReportBuilder {
  const formats = new Set<string>();
  const fields = new Map<string, ImportReport['unreadFields'][number]>();
  const files: ImportReport['unreadFiles'] = [];
  const others: ImportReport['others'] = [];
  let missingPictures = missingBefore;
  return {
    addFormat: (format) => void formats.add(format),
    addFields(format, found) {
      for (const { path, sample } of found) {
        const key = `${format}\n${path}`;
        const known = fields.get(key);
        if (known) known.count += 1;
        else if (fields.size < recipeFileLimits.unreadFields) {
          fields.set(key, { format, path, sample: withoutNul(sample), count: 1 });
        }
      }
    },
    addFile(name, reason) {
      if (files.length < recipeFileLimits.unreadFiles)
        files.push({ name: withoutNul(name), reason });
    },
    addMissingPicture() {
      missingPictures += 1;
    },
    addOthers: (name, count) => void (count > 0 && others.push({ name, count })),
    build: () => ({
      formats: [...formats],
      unreadFields: [...fields.values()],
      unreadFiles: files,
      missingPictures,
      others,
    }),
  };
}

/** PostgreSQL keeps none. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', '').slice(0, 500);
