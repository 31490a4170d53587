import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { recordEarlyUse, repeatEarlyUse } from './early-use';

afterEach(() => {
  repeatEarlyUse();
  document.querySelector('#sent')?.remove();
});

const prerendered = `
  <input type="search" aria-label="Search my recipes" />
  <select aria-label="Sort"><option>Newest</option><option>Oldest</option></select>
  <button>Select</button>
  <a href="#help">Help</a>`;

/** As the server sent it, until the app replaces it. */
function showPrerendered(): HTMLElement {
  const sent = document.createElement('div');
  sent.id = 'sent';
  sent.innerHTML = prerendered;
  document.body.append(sent);
  recordEarlyUse();
  return sent;
}

function List() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('Newest');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input
        type="search"
        aria-label="Search my recipes"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <select aria-label="Sort" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>Newest</option>
        <option>Oldest</option>
      </select>
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        Select
      </button>
      <a href="#help">Help</a>
      <output>{`${text}, ${order}, ${presses}`}</output>
    </>
  );
}

it('typing, choosing and pressing before the app has loaded are repeated in it, once', async () => {
  const sent = showPrerendered();
  const person = userEvent.setup();
  await person.type(screen.getByRole('searchbox'), 'soup');
  await person.selectOptions(screen.getByRole('combobox'), 'Oldest');
  await person.click(screen.getByRole('button'));
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  await screen.findByText('soup, Oldest, 1');
  await person.type(screen.getByRole('searchbox'), 's');
  repeatEarlyUse();
  await screen.findByText('soups, Oldest, 1');
});

it('a field keeps the focus of who is typing in it', async () => {
  const sent = showPrerendered();
  await userEvent.type(screen.getByRole('searchbox'), 'so');
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  await userEvent.keyboard('up');
  await screen.findByText('soup, Newest, 0');
});

it('a field that was tapped, and not typed in yet, is where one types', async () => {
  const sent = showPrerendered();
  await userEvent.click(screen.getByRole('searchbox'));
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  await userEvent.keyboard('soup');
  await screen.findByText('soup, Newest, 0');
});

it.each(['Select', 'Help'])('%s keeps the focus of who is about to press it', async (name) => {
  const sent = showPrerendered();
  screen.getByText(name).focus();
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  expect(document.activeElement).toBe(screen.getByText(name));
});

it('the focus stays in what a repeated press has opened', async () => {
  const sent = showPrerendered();
  await userEvent.click(screen.getByRole('button'));
  sent.remove();
  render(<List />);
  screen.getByRole('button').addEventListener('click', () => screen.getByRole('searchbox').focus());
  repeatEarlyUse();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('a field that was left again does not get the focus back', async () => {
  const sent = showPrerendered();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.click(document.body);
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  await userEvent.keyboard('soup');
  await screen.findByText(', Newest, 0');
});

it('a control that the app does not have is passed over', async () => {
  const sent = showPrerendered();
  sent.insertAdjacentHTML('beforeend', '<button>Gone</button>');
  await userEvent.click(screen.getByRole('button', { name: 'Gone' }));
  sent.remove();
  render(<List />);
  repeatEarlyUse();
  await screen.findByText(', Newest, 0');
});
