import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage, screen } from '../../../testing/render';
import { LandingPage } from './landing-page';

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

afterEach(() => vi.useRealTimers());

describe('the landing page', () => {
  test('the landing page leads visitors to register and to sign in, and says what it saves', async () => {
    const { container } = await renderPage(LandingPage, { user: null });
    await screen.findByRole('heading', { level: 1 });
    expect(hrefsOf('Try it Free')).toEqual(['/register', '/register']);
    expect(hrefsOf('Learn more')).toEqual(['/register']);
    expect(hrefsOf('Sign in')).toEqual(['/login', '/login']);
    for (const words of [
      'save about 2 hours a week',
      'No credit card required',
      '1.5–2.5 hours a week',
      '100+ hours a year',
      'Already have an account? Sign in',
    ])
      expect(container.textContent).toContain(words);
  });

  test('the landing page asks whether the shop took 10 minutes, and five seconds later whether it cost less', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderPage(LandingPage, { user: null });
    const question = () =>
      screen.getByRole('heading', { level: 1, name: /^What if your weekly shop/ });
    const asked = () =>
      [...question().querySelectorAll('[aria-hidden="false"]')].map((words) => words.textContent);
    expect(asked()).toEqual(['took 10 minutes?']);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(asked()).toEqual(['took 10 minutes?']);
    act(() => void vi.advanceTimersByTime(1));
    expect(asked()).toEqual(['always cost less?']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(asked()).toEqual(['always cost less?']);
  });

  test('the landing page leads who is signed in to their recipes', async () => {
    await renderPage(LandingPage);
    await screen.findByRole('link', { name: 'Go to my recipes' });
    expect(screen.queryByRole('link', { name: 'Try it Free' })).toBeNull();
  });
});
