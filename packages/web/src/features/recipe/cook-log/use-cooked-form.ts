/** The values of the form of an entry, and saving them. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { CookLogEntry } from '@saltbush/contract/plan/cook-log';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { AppError } from '@saltbush/contract/errors';
import { namesIn } from '@saltbush/domain/plan/cook-log/cook-log';
import { tableAt, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { isPlainDate, type PlainDate } from '@saltbush/domain/plan/days/week';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useWhoEats } from '../../device/eaters';
import { useImageUpload } from '../images';
import type { PlanScope } from '../../device/view-mode';
import { useChangeLog } from './use-cook-log';

export interface CookedFormProps {
  /** With the revision that is seen, where more than its name is. */
  recipe: Pick<RecipeOnWire, '_id' | 'title'> & Partial<Pick<RecipeOnWire, 'revision'>>;
  /** In whose log a new entry is. */
  scope: PlanScope;
  /** To be changed; absent for a new one. */
  entry?: CookLogEntry | undefined;
  /** Of a new entry; today if absent. */
  date?: PlainDate | undefined;
  onClose: () => void;
}

interface Values {
  cookedOn: string;
  /** Undefined until someone was chosen: those who were home for dinner. */
  people: readonly string[] | undefined;
  /** Names with commas between them. */
  guests: string;
  note: string;
  imageUrl: string | undefined;
}

export function useCookedForm(props: CookedFormProps, today: PlainDate) {
  const { recipe, scope, entry, date = today, onClose } = props;
  const whoEats = useWhoEats(entry ? { ...scope, householdId: entry.householdId } : scope);
  const known = [...new Set(whoEats?.eaters.map(({ name }) => name).filter(Boolean))];
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<AppError>();
  const values: Values = { ...startOf(entry, date, known), ...typed };
  const people = values.people ?? namesAtHome(values.cookedOn, whoEats);
  const { add, update } = useChangeLog(recipe._id);
  const change = (some: Partial<Values>) => {
    setTyped((before) => ({ ...before, ...some }));
    setFailure(undefined);
  };
  const submit = useSubmit(
    async () => {
      const { cookedOn, note, imageUrl, guests } = values;
      const all = [...new Set([...people, ...namesIn(guests)])];
      const content = { cookedOn, people: all, note, imageUrl };
      if (entry) await update(entry, content);
      else await add(content, { ...scope, revision: recipe.revision });
      showToast({ kind: 'success', title: t`Noted in the cook log`, message: recipe.title });
      onClose();
    },
    (error) => {
      setFailure(error instanceof AppError ? error : undefined);
      showToast({ kind: 'error', ...describeError(error) });
    },
  );
  return {
    ...submit,
    values,
    people,
    known,
    change,
    upload: useImageUpload((imageUrl) => change({ imageUrl })),
    errorOf: (field: string) => failure?.messageFor(field),
  };
}

/** Names of an entry that are no longer known are guests. */
function startOf(
  entry: CookedFormProps['entry'],
  date: PlainDate,
  known: readonly string[],
): Values {
  if (!entry) {
    return { cookedOn: date, people: undefined, guests: '', note: '', imageUrl: undefined };
  }
  const { cookedOn, people, note = '', imageUrl } = entry;
  return {
    cookedOn,
    people: people.filter((name) => known.includes(name)),
    guests: people.filter((name) => !known.includes(name)).join(', '),
    note,
    imageUrl,
  };
}

function namesAtHome(date: string, whoEats: WhoEats | undefined): readonly string[] {
  if (!whoEats || !isPlainDate(date)) return [];
  return tableAt(date, defaultMeal, whoEats).eaters.flatMap(({ name }) => name || []);
}
