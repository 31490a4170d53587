/** A menu whose code is fetched when it is first used. */
import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { stubLayout } from '../../testing/stub-layout';
import { LazyMenu } from './lazy-menu';
import { menuCode } from './menu-frame.lazy';

stubLayout();

const choose = vi.fn();
const Items = ({ name }: { name: string }) => (
  <>
    <Menu.Item onClick={() => choose(name)}>{name}</Menu.Item>
    <Menu.Item>Other</Menu.Item>
  </>
);

async function open(load: () => Promise<typeof Items>) {
  const code = menuCode(load);
  const { person } = await renderPage(() => (
    <LazyMenu
      code={code}
      itemProps={{ name: 'Print' }}
      position="bottom-end"
      width={200}
      trigger={(props) => <Button {...props}>More</Button>}
    />
  ));
  return { person, button: () => screen.getByRole('button', { name: 'More' }) };
}

it('the press that loads a menu opens it', async () => {
  const { person, button } = await open(async () => Items);
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await person.click(button());
  await person.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(choose).toHaveBeenCalledWith('Print');
});

it('a lazy menu works by keyboard from the first press on', async () => {
  const { person, button } = await open(async () => Items);
  await person.tab();
  expect(document.activeElement).toBe(button());
  await person.keyboard('{Enter}');
  await screen.findByRole('menu');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Print'));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Other');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('a menu whose code cannot be fetched says so, and tries again', async () => {
  const load = vi.fn<() => Promise<typeof Items>>().mockRejectedValue(new Error('offline'));
  const { person, button } = await open(load);
  await person.click(button());
  await screen.findByText('This could not be opened');
  expect(screen.queryByRole('menu')).toBeNull();
  load.mockResolvedValue(Items);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('menuitem', { name: 'Print' });
});
