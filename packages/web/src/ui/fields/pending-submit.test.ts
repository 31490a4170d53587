import { afterEach, expect, test, vi } from 'vitest';
import { queueSubmits, replaySubmit } from './pending-submit';

afterEach(() => {
  window.saltbushPendingSubmit?.stopListening();
  document.body.replaceChildren();
});

function addForm(): HTMLFormElement {
  document.body.innerHTML = '<form method="post"><input name="email" /><button>Go</button></form>';
  return document.querySelector('form')!;
}

test('an early submit is kept, and replayed once the form has hydrated', async () => {
  queueSubmits();
  const form = addForm();
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  expect(form.ariaBusy).toBe('true');

  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  replaySubmit();
  expect(form.ariaBusy).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a submit that a script has handled is not kept', async () => {
  queueSubmits();
  const form = addForm();
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.requestSubmit();
  replaySubmit();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(sent).toHaveBeenCalledOnce();
});

test('a form that is gone is not submitted', async () => {
  queueSubmits();
  const form = addForm();
  form.requestSubmit();
  const sent = vi.fn();
  form.addEventListener('submit', sent);
  form.remove();
  replaySubmit();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(sent).not.toHaveBeenCalled();
});

test('an early submit is not stored any more after the replay', () => {
  queueSubmits();
  replaySubmit();
  const form = addForm();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
