/** Weeks as menu items: from last week on, and around the one that is shown. */
import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useNavigate } from '@tanstack/react-router';
import { addWeeks, formatWeek, type PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import type { ShownWeek } from '../use-week';

const steps = [-1, 0, 1, 2, 3];

export function WeekItems({ shown: { week, thisWeek } }: { shown: ShownWeek }) {
  const navigate = useNavigate();
  const near = steps.map((step) => addWeeks(thisWeek, step));
  const around = [-1, 0, 1].map((step) => addWeeks(week, step));
  const weeks = [...new Set([...near, ...around])].sort();
  const open = (to: PlainDate) => {
    const search = (before: object) => ({ ...before, week: to === thisWeek ? undefined : to });
    void navigate({ to: '.', search, resetScroll: false });
  };
  return weeks.map((one) => (
    <Menu.Item
      key={one}
      mih={44}
      aria-current={one === week || undefined}
      rightSection={one === week && <IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={() => open(one)}
    >
      {weekText(one, thisWeek)}
    </Menu.Item>
  ));
}

/** @example weekText('2026-11-16', '2026-11-16') // 'This week, 16 – 22 November' */
function weekText(week: PlainDate, thisWeek: PlainDate): string {
  const relation = relations.find(({ step }) => addWeeks(thisWeek, step) === week)?.text;
  return [relation, formatWeek(week)].filter(Boolean).join(', ');
}

const relations = [
  { step: -1, text: 'Last week' },
  { step: 0, text: 'This week' },
  { step: 1, text: 'Next week' },
];
