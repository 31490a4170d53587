/** The form of "Cooked it", for a new entry or to change one. On an error what was entered stays. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { cookLogLimits } from '@saltbush/domain/plan/cook-log/cook-log';
import { ManyChips } from '../../../ui/fields/many-chips';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { householdName, useToday } from '../../device/view-mode';
import classes from './cook-log.module.css';
import { PhotoField } from './photo-field';
import { useCookedForm, type CookedFormProps } from './use-cooked-form';

export function CookedForm(props: CookedFormProps) {
  const { entry, scope } = props;
  const householdId = entry ? entry.householdId : scope.householdId;
  const today = useToday(householdId);
  const id = useId();
  const form = useCookedForm(props, today);
  return (
    <form className={classes.form} onSubmit={form.handleSubmit} noValidate>
      <p className={classes.whose}>{whoSees(householdId)}</p>
      <TextInput
        type="date"
        label={t`When`}
        max={today}
        value={form.values.cookedOn}
        error={form.errorOf('cookedOn')}
        onChange={(event) => form.change({ cookedOn: event.currentTarget.value })}
      />
      <People {...form} />
      <GrowingTextarea
        id={id}
        label={t`Note (optional)`}
        most={cookLogLimits.note}
        error={form.errorOf('note')}
        minLines={2}
        value={form.values.note}
        onChange={(event) => form.change({ note: event.currentTarget.value })}
      />
      <PhotoField
        imageUrl={form.values.imageUrl}
        upload={form.upload}
        onRemove={() => form.change({ imageUrl: undefined })}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isBusy} disabled={form.upload.stage !== undefined}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

type PeopleProps = Pick<
  ReturnType<typeof useCookedForm>,
  'known' | 'people' | 'values' | 'change' | 'errorOf'
>;

/** Those who eat with the household are chosen, others are typed. */
function People({ known, people, values, change, errorOf }: PeopleProps) {
  return (
    <>
      {known.length > 0 && (
        <ManyChips
          label={t`Who ate`}
          choices={known.map((name) => ({ value: name, label: name }))}
          value={people}
          onChange={(chosen) => change({ people: chosen })}
        />
      )}
      <TextInput
        label={known.length > 0 ? t`Guests (optional)` : t`Who ate (optional)`}
        placeholder={t`Nan, Pop`}
        value={values.guests}
        error={errorOf('people')}
        onChange={(event) => change({ guests: event.currentTarget.value })}
      />
    </>
  );
}

const whoSees = (householdId: string | undefined): string =>
  householdId === undefined ? t`Only you can see this.` : everyoneText(householdName(householdId));

const everyoneText = (household: string | undefined): string =>
  household === undefined
    ? t`Everyone in your community can see this.`
    : t`Everyone in ${household} can see this.`;
