/** Beside the registration form: what one gets (Spec 1, Landing pitch). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Title } from '@mantine/core';
import classes from './marketing-panel.module.css';

const promises = [
  {
    Icon: IconBasket,
    text: t`Turn your favourite meals into an instant shopping list, with every amount added up.`,
  },
  { Icon: IconCalendarHeart, text: t`Plan the week in minutes and save about 2 hours of it.` },
  { Icon: IconUsers, text: t`Keep recipes, week and list in one place for the whole household.` },
];

export function MarketingPanel() {
  return (
    <aside className={classes.panel} aria-labelledby="why-saltbush">
      <Title order={2} id="why-saltbush" className={classes.title}>
        <Trans>
          Dinner, <em>sorted.</em>
        </Trans>
      </Title>
      <ul className={classes.promises}>
        {promises.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={24} stroke={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
