/** Step 9: what to try first, and the end of the onboarding. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { useUser } from '../../../../api/session';
import { useViewMode } from '../../../../api/view-mode';
import { PeopleQuestion } from '../../../device/eaters';
import { useHomeCountry } from '../../../device/country';
import type { Wizard } from '../wizard/use-wizard';
import { WizardStep } from '../wizard/wizard-step';
import classes from './finish-step.module.css';

const tasksWith = ([first, second]: HomeCountry['stores']) => [
  {
    Icon: IconCalendarWeek,
    title: t`Create this week’s menu`,
    text: t`Magic Menu does it in 1 click.`,
  },
  {
    Icon: IconListCheck,
    title: t`Get the shopping list`,
    text: t`It’s made from your plan, with amounts added up.`,
  },
  {
    Icon: IconBuildingStore,
    title: t`Compare prices`,
    text: t`See what your list costs at ${first} and at ${second}.`,
  },
  {
    Icon: IconUsers,
    title: t`Share with your household`,
    text: t`One plan and one list for everyone at home.`,
  },
];

export function FinishStep({ wizard }: { wizard: Wizard }) {
  const user = useUser();
  const householdId = useViewMode();
  const tasks = tasksWith(useHomeCountry(householdId).stores);
  return (
    <WizardStep
      title={t`Time to test out Saltbush`}
      lead={t`Your recipes are in. Here’s what to do with them.`}
      onBack={wizard.back}
      isBusy={wizard.isCompleting}
      actions={
        <Button loading={wizard.isCompleting} onClick={() => void wizard.complete()}>
          <Trans>Let’s go!</Trans>
        </Button>
      }
    >
      {user && <PeopleQuestion scope={{ userId: user._id, householdId }} />}
      <ol className={classes.tasks}>
        {tasks.map(({ Icon, title, text }) => (
          <li key={title}>
            <span className={classes.icon} aria-hidden>
              <Icon size={26} stroke={1.5} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </WizardStep>
  );
}
