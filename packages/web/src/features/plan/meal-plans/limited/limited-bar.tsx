/** Which week, whose plan, and the way to the list. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { addWeeks, formatWeek } from '@saltbush/domain/plan/days/week';
import { mainPart } from '../../../../ui/layout/main-part';
import { LinkIcon } from '../../../../ui/link-button';
import { ViewModeItems } from '../../../device/view-mode/menu-items';
import type { PlanScreenProps } from '../plan-screen';
import classes from './limited-plan.module.css';

export function LimitedBar({ shown, pageView }: Pick<PlanScreenProps, 'shown' | 'pageView'>) {
  const { week, relation } = shown;
  const owner = pageView.household?.name;
  return (
    <nav className={classes.bar} aria-label={t`Week`}>
      <h1 className={classes.heading} tabIndex={-1}>
        <Menu position="bottom-start" width={288} portalProps={{ target: mainPart() }}>
          <Menu.Target>
            <UnstyledButton className={classes.period}>
              <span className={classes.names}>
                <span className={classes.week}>
                  {relation || formatWeek(week)}
                  {owner && <VisuallyHidden component="span">, </VisuallyHidden>}
                </span>
                {owner && <span className={classes.owner}>{owner}</span>}
              </span>
              <VisuallyHidden component="span">
                {', '}
                <Trans>change</Trans>
              </VisuallyHidden>
              <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>
              <Trans>Whose plan</Trans>
            </Menu.Label>
            <ViewModeItems view={pageView} ownLabel={t`My plan`} />
          </Menu.Dropdown>
        </Menu>
      </h1>
      <WeekLink week={addWeeks(week, -1)} label={t`Previous week`} Icon={IconChevronLeft} />
      <WeekLink week={addWeeks(week, 1)} label={t`Next week`} Icon={IconChevronRight} />
    </nav>
  );
}

interface WeekLinkProps {
  week: string;
  label: string;
  Icon: typeof IconChevronLeft;
}

const WeekLink = ({ week, label, Icon }: WeekLinkProps) => (
  <LinkIcon
    to="."
    search={(before: object) => ({ ...before, week })}
    resetScroll={false}
    variant="default"
    size={44}
    aria-label={label}
  >
    <Icon size={20} stroke={1.75} />
  </LinkIcon>
);
