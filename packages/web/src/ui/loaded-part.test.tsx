/** A part of a page whose code is fetched when it is shown. */
import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { renderPage } from '../testing/render';
import { LoadedPart } from './loaded-part';
import { onDemand } from './on-demand';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('a loaded part shows its code, and what it is given', async () => {
  const code = onDemand(async () => Greeting);
  await renderPage(() => <LoadedPart code={code} partProps={{ name: 'Priya' }} />);
  await screen.findByText('Hello Priya');
});

it('a part whose code cannot be fetched says so, and tries again', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('offline'));
  const code = onDemand(load);
  const { person } = await renderPage(() => (
    <LoadedPart code={code} partProps={{ name: 'Priya' }} />
  ));
  await screen.findByText('This could not be loaded');
  load.mockResolvedValue(Greeting);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hello Priya');
});
