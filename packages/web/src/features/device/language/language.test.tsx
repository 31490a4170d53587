import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { getSession, startSession, storeUser } from '../../../api/session';
import { answer } from '../../../testing/fake-api';
import { priya, token } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import {
  chosenLanguage,
  languageChosenHere,
  rememberChosenHere,
  storeChosenLanguage,
} from './change/chosen-language';
import { followAccountLanguage } from './change/follow-account';
import { LanguageLinks } from './language-links';
import { LanguageSetting } from './setting';
import { storeTypedText } from './typed-text';

const { updateProfile } = profileRoutes;

const forgetChoice = () => {
  document.cookie = 'saltbush-language=; Path=/; Max-Age=0';
};
beforeEach(forgetChoice);
afterEach(forgetChoice);

describe('what was chosen on this device', () => {
  it('a device on which nobody chose has no language of its own', () => {
    expect(chosenLanguage()).toBeUndefined();
  });

  it('a chosen language is stored for the pages that follow, beside other cookies', () => {
    document.cookie = 'not-saltbush-language=en; Path=/';
    storeChosenLanguage('de');
    expect(chosenLanguage()).toBe('de');
    storeChosenLanguage('en');
    expect(chosenLanguage()).toBe('en');
  });

  it.each(['klingon', '', 'constructor'])('the cookie "%s" chooses nothing', (value) => {
    document.cookie = `saltbush-language=${value}; Path=/`;
    expect(chosenLanguage()).toBeUndefined();
  });
});

describe('the languages for visitors', () => {
  it('each language has the name that it gives itself, and the one of the page is marked', async () => {
    await renderPage(() => <LanguageLinks />, { user: null });
    const english = screen.getByRole('link', { name: 'English' });
    const german = screen.getByRole('link', { name: 'Deutsch' });
    expect([english, german].map((each) => each.getAttribute('aria-current'))).toEqual([
      'true',
      null,
    ]);
    expect(german.getAttribute('lang')).toBe('de');
    expect(german.getAttribute('href')).toBe('?language=de');
  });

  it('someone who is signed in sees none: they have a setting', async () => {
    await renderPage(() => <LanguageLinks />, {});
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('a language that the server does not have says so, and changes nothing', async () => {
    const { person } = await renderPage(() => <LanguageLinks />, { user: null });
    await person.click(screen.getByRole('link', { name: 'Deutsch' }));
    await screen.findByText('Deutsch could not be loaded');
    expect([chosenLanguage(), languageChosenHere()]).toEqual([undefined, undefined]);
  });
});

describe('what was typed before the language was changed', () => {
  const Form = () => (
    <form>
      <input name="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <LanguageLinks />
    </form>
  );

  it('text that was typed is there again on the same page, and a password never is', async () => {
    const { person } = await renderPage(Form, { at: '/login', user: null });
    await person.type(screen.getByLabelText('Email'), 'nell@example.org');
    await person.type(screen.getByLabelText('Password'), 'plum jam');
    storeTypedText();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('plum jam');
    cleanup();
    await renderPage(Form, { at: '/login', user: null });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    await expect.poll(() => email.value).toBe('nell@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('the setting', () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

  it('a language that cannot be loaded is not stored on the account', async () => {
    const { person, api } = await renderPage(() => <LanguageSetting />, {
      api: [answer(updateProfile, { ...priya, language: 'de' })],
    });
    expect(select().value).toBe('en');
    await person.selectOptions(select(), 'Deutsch');
    await screen.findByText('Deutsch could not be loaded');
    expect(api.requestsTo(updateProfile)).toEqual([]);
    expect(select().value).toBe('en');
  });

  it('a language that the account refuses says so, and the page stays as it was', async () => {
    const { person } = await renderPage(() => <LanguageSetting />, {
      api: [answer(updateProfile, new AppError('INTERNAL'))],
    });
    serveGerman();
    await person.selectOptions(select(), 'Deutsch');
    await screen.findByText('Something went wrong');
    expect([select().value, chosenLanguage()]).toEqual(['en', undefined]);
  });

  it('a chosen language is stored on the account and on this device', async () => {
    const { person, api } = await renderPage(() => <LanguageSetting />, {
      api: [answer(updateProfile, { ...priya, language: 'de' })],
    });
    serveGerman();
    await person.selectOptions(select(), 'Deutsch');
    await expect.poll(() => getSession()?.user?.language).toBe('de');
    expect(api.requestsTo(updateProfile)[0]!.body).toEqual({ language: 'de' });
    expect(chosenLanguage()).toBe('de');
  });
});

describe('a language that was chosen on another device', () => {
  test('a page in another language is offered it, and typed text stays until then', async () => {
    await renderPage(() => <p>My recipes</p>, {});
    serveGerman();
    followAccountLanguage();
    expect(chosenLanguage()).toBeUndefined();
    storeUser({ ...priya, language: 'de' });
    await screen.findByText('Your language is Deutsch now');
    expect(chosenLanguage()).toBe('de');
  });

  test('a language that the page is in already is stored without a word', async () => {
    await renderPage(() => <p>My recipes</p>, {});
    startSession(token, { ...priya, language: 'en' });
    followAccountLanguage();
    expect(chosenLanguage()).toBe('en');
    expect(screen.queryByText(/^Your language/)).toBeNull();
  });

  test('a language that a visitor chose in this tab is that of who signs in next, and of nobody after', async () => {
    rememberChosenHere('de');
    followAccountLanguage();
    expect(languageChosenHere()).toBe('de');
    startSession(token, priya);
    expect(languageChosenHere()).toBeUndefined();
  });

  test('an account without a language leaves the choice of this device', async () => {
    storeChosenLanguage('de');
    startSession(token, priya);
    followAccountLanguage();
    expect(chosenLanguage()).toBe('de');
  });
});

/** The pages of German are there; calls go on as the test answers them. */
function serveGerman(): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) =>
    asked === '/languages/de/index.html' ? new Response(null) : others(asked, init),
  );
}
