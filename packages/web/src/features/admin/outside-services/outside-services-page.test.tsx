import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { outsideServicesRoutes } from '@saltbush/contract/admin/outside-services';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { OutsideServicesPage } from './outside-services-page';

const open = (...api: Answer[]) =>
  renderPage(OutsideServicesPage, {
    at: '/admin/services',
    user: { ...priya, isAdmin: true },
    api,
  });

test('the page of outside services says what is set up, and how to set up what is not', async () => {
  await open(
    answer(outsideServicesRoutes.list, {
      services: [
        { name: 'mail', isSetUp: true, settings: ['SMTP_URL'] },
        { name: 'photo-reading', isSetUp: false, settings: ['SALTBUSH_VISION_URL'] },
        { name: 'image-generation', isSetUp: true, settings: ['SALTBUSH_IMAGES_URL'] },
        { name: 'unsplash', isSetUp: false, settings: ['UNSPLASH_ACCESS_KEY'] },
        { name: 'openverse', isSetUp: true, settings: ['OPENVERSE_URL'] },
        { name: 'stripe', isSetUp: false, settings: ['STRIPE_SECRET_KEY'] },
      ],
    }),
  );
  const mail = within(await screen.findByRole('region', { name: 'Email' }));
  expect(mail.getByText('Set up')).toBeTruthy();
  expect(mail.queryByText('SMTP_URL')).toBeNull();
  const photos = within(screen.getByRole('region', { name: 'Reading photos' }));
  expect(photos.getByText('Not set up')).toBeTruthy();
  expect(photos.queryByText('SALTBUSH_VISION_URL')).toBeNull();
  const link = photos.getByRole('link', { name: 'Set it up in Instance settings' });
  expect(link.getAttribute('href')).toBe('/admin/settings');
  const drawing = within(screen.getByRole('region', { name: 'Drawing pictures' }));
  expect(drawing.getByText('Set up')).toBeTruthy();
  const unsplash = within(screen.getByRole('region', { name: 'Unsplash photos' }));
  expect(unsplash.getByText('UNSPLASH_ACCESS_KEY')).toBeTruthy();
  const openverse = within(screen.getByRole('region', { name: 'Openverse photos' }));
  expect(openverse.getByText('Set up')).toBeTruthy();
  const payments = within(screen.getByRole('region', { name: 'Payments' }));
  expect(payments.getByText('STRIPE_SECRET_KEY')).toBeTruthy();
});

test('a failure to load outside services is said, and can be tried again', async () => {
  let isBroken = true;
  const { person } = await open(
    answer(outsideServicesRoutes.list, () =>
      isBroken ? new AppError('INTERNAL') : { services: [] },
    ),
  );
  const retry = await screen.findByRole('button', { name: /try again/i });
  isBroken = false;
  await person.click(retry);
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
});
