/** Everything about one person who eats. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Button, Stack } from '@mantine/core';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { diets } from '@saltbush/domain/recipe/diets/allergens';
import { eaterLimits, type EaterRow } from '@saltbush/domain/plan/rows/eater-rows';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import type { Change } from '@saltbush/domain/plan/sync/operations';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { ManyChips } from '../../../ui/fields/many-chips';
import { SavedField } from '../../../ui/fields/saved-field';
import { AllergyChips } from './allergy-chips';
import { PresenceField } from './presence-field';
import { needLabel } from './needs-text';
import { portionChoices } from './portion-text';

export interface EaterDetailsProps {
  eater: Eater;
  /** Of the plan; absent: the person’s own. */
  householdId?: string | undefined;
  onChange: (change: Change<EaterRow>) => void;
  onRemove: () => void;
}

export function EaterDetails({ eater, householdId, onChange, onRemove }: EaterDetailsProps) {
  return (
    <Stack gap="md">
      {!eater.isMember && <NameAndAge eater={eater} onChange={onChange} />}
      <ChoiceChips
        label={t`How much`}
        choices={portionChoices}
        value={eater.portion}
        onChange={(portion) => portion !== undefined && onChange({ portion })}
      />
      <PresenceField
        householdId={householdId}
        patterns={eater.presence}
        onChange={(presence) => onChange({ presence })}
      />
      <AllergyChips value={eater.allergies} onChange={(allergies) => onChange({ allergies })} />
      <ManyChips
        label={t`Diets`}
        choices={diets.map((value) => ({ value, label: needLabel(value) }))}
        value={eater.diets}
        onChange={(chosen) => onChange({ diets: chosen })}
      />
      <SavedField
        label={t`Doesn’t like`}
        description={t`Foods, with commas between them`}
        value={eater.dislikes.join(', ')}
        maxLength={1_000}
        onSave={(text) => onChange({ dislikes: foodsIn(text) })}
      />
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
        onClick={onRemove}
      >
        {eater.isMember ? t`Eats elsewhere` : t`Remove`}
      </Button>
    </Stack>
  );
}

function NameAndAge({ eater, onChange }: Pick<EaterDetailsProps, 'eater' | 'onChange'>) {
  const handleYear = (text: string | null) => {
    const year = Number(text);
    const isYear = Number.isInteger(year) && year >= 1900 && year <= new Date().getFullYear();
    if (text === null || isYear) onChange({ bornIn: text === null ? null : year });
  };
  return (
    <>
      <SavedField
        label={t`Name`}
        value={eater.name}
        maxLength={eaterLimits.name}
        onSave={(name) => name !== null && onChange({ name })}
      />
      <SavedField
        label={t`Year of birth`}
        description={t`For a child, to show their age`}
        value={eater.bornIn?.toString()}
        maxLength={4}
        onSave={handleYear}
      />
    </>
  );
}

/** @example foodsIn('olives, blue cheese') // ['olives', 'blue cheese'] */
const foodsIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/[,\n]/)
    .map((food) => food.trim().slice(0, eaterLimits.dislike))
    .filter((food) => food !== '')
    .slice(0, eaterLimits.dislikes);
