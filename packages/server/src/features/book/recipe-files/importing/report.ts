/** Builds the report of an import while it runs: kinds of fields, not every field. */
import { recipeFileLimits, type ImportReport } from '@saltbush/contract/book/recipe-files';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { cutText, type UnreadField } from '@saltbush/recipe-parser/file';

export interface ReportBuilder {
  addFormat(format: string): void;
  addFields(format: string, fields: readonly UnreadField[]): void;
  addFile(name: string, reason: string): void;
  addMissingImage(): void;
  addOthers(others: SavedOthers): void;
  build(): ImportReport;
}

/** Some items of an archive of ours that are no recipes. */
interface SavedOthers {
  /** Of the file: "meal-plans". */
  section: string;
  /** Shown to people: "weeks of meal plans". */
  label: string;
  saved: number;
  found: number;
  /** Of those that were not saved. */
  withoutRoom: number;
}

/** @param missingBefore images that were missing before the work was stopped */
export function reportBuilder(missingBefore = 0): ReportBuilder {
  const formats = new Set<string>();
  const fields = fieldCounter();
  const files: ImportReport['unreadFiles'] = [];
  const others = new Map<string, SavedOthers>();
  let moreFiles = 0;
  let missingImages = missingBefore;
  return {
    addFormat: (format) => void formats.add(format),
    addFields: fields.add,
    addFile(name, reason) {
      if (files.length >= recipeFileLimits.unreadFiles) moreFiles += 1;
      else files.push({ name: shown(name), reason: shown(inLanguage(reason)) });
    },
    addMissingImage() {
      missingImages += 1;
    },
    addOthers(some) {
      const { saved = 0, found = 0, withoutRoom = 0 } = others.get(some.section) ?? {};
      others.set(some.section, {
        ...some,
        saved: saved + some.saved,
        found: found + some.found,
        withoutRoom: withoutRoom + some.withoutRoom,
      });
    },
    build: () => ({
      formats: [...formats].map(inLanguage),
      withoutIngredients: 0,
      ...fields.build(),
      unreadFiles: [...files, ...[...others.values()].flatMap(lostOthers)],
      moreUnreadFiles: moreFiles,
      missingPictures: missingImages,
      withoutRoom: [...others.values()].reduce((sum, { withoutRoom }) => sum + withoutRoom, 0),
      others: [...others.values()]
        .filter(({ saved }) => saved > 0)
        .map(({ label, saved }) => ({ name: inLanguage(label), count: saved })),
    }),
  };
}

/** Counts each field of a format once, with one example of its values. */
function fieldCounter() {
  const fields = new Map<string, ImportReport['unreadFields'][number]>();
  const more = new Set<string>();
  return {
    add(format: string, found: readonly UnreadField[]) {
      for (const { path, sample } of found) {
        const key = `${format}\n${path}`;
        const known = fields.get(key);
        if (known) known.count += 1;
        else if (fields.size < recipeFileLimits.unreadFields) {
          fields.set(key, {
            format: inLanguage(format),
            path: shown(path),
            sample: shown(sample),
            count: 1,
          });
        } else if (more.size < maxCounted) more.add(key);
      }
    },
    build: () => ({ unreadFields: [...fields.values()], moreUnreadFields: more.size }),
  };
}

function lostOthers(others: SavedOthers): ImportReport['unreadFiles'] {
  const { section, saved, found, withoutRoom } = others;
  const lost = found - saved - withoutRoom;
  const reasons = [
    withoutRoom > 0 &&
      say('{count} of {found} were skipped: there is no room for them in your storage.', {
        count: withoutRoom,
        found,
      }),
    lost > 0 &&
      say(
        '{count} of {found} were skipped: you already have them, they belong to recipes that were skipped, or their values can’t be stored.',
        { count: lost, found },
      ),
  ];
  return reasons
    .filter((reason) => reason !== false)
    .map((reason) => ({ name: `${section}.json`, reason }));
}

const shown = (text: string): string => cutText(text, longestText);
const longestText = 500;
/** A file may name its fields as it likes. */
const maxCounted = 10_000;
