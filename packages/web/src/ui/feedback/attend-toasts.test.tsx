import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider';
import { showToast, type Toast } from './toast';
import { Toasts } from './toasts';

const renderForm = () =>
  render(
    <ThemeProvider>
      <form>
        <input name="title" aria-label="Title" />
        <input name="serves" aria-label="Serves" />
        <ul id="samples">
          <li>
            <button type="button">Add</button>
          </li>
        </ul>
      </form>
      <Toasts />
    </ThemeProvider>,
  );

const warn = async (about: Toast['about']) => {
  act(() => void showToast({ kind: 'warning', title: 'Not yet', about }));
  // The code that withdraws it is loaded with the first toast.
  await vi.dynamicImportSettled();
};
const isShown = () => screen.queryByText('Not yet') !== null;

const type = (label: string) => fireEvent.input(screen.getByLabelText(label));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a toast about a field is withdrawn by a change of that field, and of no other', async () => {
  renderForm();
  await warn('title');
  type('Serves');
  expect(isShown()).toBe(true);
  type('Title');
  expect(isShown()).toBe(false);
});

test('a toast about two fields is withdrawn by a change of either', async () => {
  renderForm();
  await warn(['title', 'serves']);
  type('Serves');
  expect(isShown()).toBe(false);
});

test('a toast about a group is withdrawn by a press of one of its buttons', async () => {
  renderForm();
  await warn('samples');
  fireEvent.click(screen.getByRole('list'));
  expect(isShown()).toBe(true);
  press('Add');
  expect(isShown()).toBe(false);
});

test('a toast that speaks of no field stays while somebody types', async () => {
  renderForm();
  await warn(undefined);
  type('Title');
  press('Add');
  expect(isShown()).toBe(true);
});

const saved = { kind: 'success', title: 'Not yet' } as const;

async function goOnAfter(ms: number, toast: Toast): Promise<void> {
  history.replaceState({}, '', '/my-recipes');
  renderForm();
  const shownAt = Date.now();
  act(() => void showToast(toast));
  await vi.dynamicImportSettled();
  const now = vi.spyOn(Date, 'now').mockReturnValue(shownAt + ms);
  onTestFinished(() => now.mockRestore());
  history.replaceState({}, '', '/menu-maker');
  // The heading of the page takes the focus.
  act(() => screen.getByLabelText('Title').focus());
}

test('a toast of the page before is withdrawn when somebody goes on', async () => {
  await goOnAfter(3_000, saved);
  expect(isShown()).toBe(false);
});

test.each<[string, number, Toast]>([
  ['was shown with the navigation', 200, saved],
  ['is an error', 3_000, { ...saved, kind: 'error' }],
  ['can be undone', 3_000, { ...saved, action: { label: 'Undo', onClick: () => undefined } }],
])('a toast that %s stays on the next page', async (_why, ms, toast) => {
  await goOnAfter(ms, toast);
  expect(isShown()).toBe(true);
});
