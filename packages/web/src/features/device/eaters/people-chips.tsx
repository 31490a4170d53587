/** How many people eat at home, those with a name among them: one press. */
import { t } from '@lingui/core/macro';
import { countPeople, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { ChoiceChips } from '../../../ui/fields/choice-chips';

export interface PeopleChipsProps extends Pick<WhoEats, 'eaters' | 'people'> {
  /** Undefined: it is no longer known. */
  onChoose: (people: number | undefined) => void;
}

export function PeopleChips({ eaters, people, onChoose }: PeopleChipsProps) {
  const count = countPeople({ eaters, people });
  const fewest = Math.max(1, eaters.length);
  const counts = Array.from({ length: mostChips }, (_, index) => index + 1).filter(
    (each) => each >= fewest,
  );
  if (count !== undefined && !counts.includes(count)) counts.push(count);
  return (
    <ChoiceChips
      label={t`How many people eat at home?`}
      choices={counts.map((value) => ({ value, label: String(value) }))}
      value={count}
      onChange={onChoose}
    />
  );
}

/** For more, people are added by name. */
const mostChips = 8;
