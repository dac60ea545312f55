import {
  addLogo,
  addMark,
  type AnnouncementSettings,
  type ChannelSettings,
  getFooterSettings,
  getHomeSettings,
  getSettings,
  getShop,
  listSettingsVersions,
  saveAnnouncement,
  saveChannels,
  saveFooterSettings,
  saveHomeSettings,
  saveMessages,
  saveMoneySettings,
  saveShopSettings,
  sendTestMessage,
  type SettingsGroup,
  type Shop,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { CarrierServices } from '../../carriers/carrier-services.ts';
import type { Channels } from '../../channels/channels.ts';
import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoRow, PhotoUrls } from '../../storage/photo-urls.ts';
import { findProductsOfStaff } from '../catalogue/products-by-id.ts';
import { findShop } from './find-shop.ts';
import { withCurrentSlugs } from './footer.ts';
import { keepPicturesOf } from './settings-pictures.ts';
import { findSettingsVersions } from './settings-versions.ts';
import { type Changes, findAllSaved, findSaved, saveSettings, type Within } from './settings.ts';

type Options = {
  db: Database;
  limits: Limits;
  queueMail: QueueMail;
  keepPhoto: KeepPhoto;
  photoUrls: PhotoUrls;
  picturesUrl: string;
  /** Those that there are credentials for. */
  channels: Channels;
  carriers: CarrierServices;
};

/** What the owner sets, by group, and what everybody may know of it. */
export default async function settingsRoutes(
  app: FastifyInstance,
  { db, limits, queueMail, keepPhoto, photoUrls, picturesUrl, channels, carriers }: Options,
) {
  /** Of a moment: an announcement is about to come or to go. */
  const passing = new WeakSet<Shop>();

  app.publish(
    getShop,
    async () => {
      const { shop, willChange } = await findShop(db, new Date(), picturesUrl);
      if (willChange) passing.add(shop);
      return shop;
    },
    { isUncacheable: (shop) => passing.has(shop) },
  );

  const known: ChannelSettings = {
    whatsApp: channels.whatsapp !== undefined,
    sms: channels.sms !== undefined,
    bosta: carriers.bosta !== undefined,
  };
  app.implement(getSettings, async () => ({ ...(await findAllSaved(db)), known }));

  app.implement(listSettingsVersions, ({ params, query }) =>
    findSettingsVersions(db, params.group, query),
  );

  app.implement(addLogo, ({ file }) => keepPhoto(file, addLogo.file.atLeast, named, 'logo'));

  app.implement(addMark, ({ file }) => keepPhoto(file, addMark.file.atLeast, named, 'mark'));

  /** The handler of the call that saves a group. */
  const saving =
    <Group extends SettingsGroup>(group: Group, within?: Within<Group>) =>
    ({ body }: { body: Changes<Group> }, { actor }: { actor: { id: number } }) =>
      saveSettings(db, group, { body, staffId: actor.id, within });

  app.implement(saveShopSettings, saving('shop', keepPicturesOf));
  app.implement(saveMoneySettings, saving('money'));
  app.implement(saveMessages, saving('messages'));
  app.implement(
    saveChannels,
    saving('channels', (_, settings) => assertKnown(known, settings)),
  );

  app.implement(sendTestMessage, async ({ body }, { actor }) => {
    const { language: locale, ...test } = body;
    await limits.testMessages.take(String(actor.id));
    await queueMail(db, { mail: 'test-message', userId: actor.id, locale, ...test });
    return { to: actor.email };
  });

  app.implement(
    saveAnnouncement,
    saving('announcement', (_, settings) => assertEndsLast(settings)),
  );

  app.implement(getHomeSettings, async () => {
    const saved = await findSaved(db, 'home');
    const products = await findProductsOfStaff(db, photoUrls, saved.settings.heroProducts);
    return { ...saved, products };
  });

  app.implement(getFooterSettings, async () => {
    const saved = await findSaved(db, 'footer');
    return { ...saved, settings: await withCurrentSlugs(db, saved.settings) };
  });

  app.implement(saveHomeSettings, saving('home'));
  app.implement(saveFooterSettings, saving('footer'));
}

const named = async (_: unknown, { key, width, height }: PhotoRow) => ({ key, width, height });

/** What there are no credentials for brings nothing to anybody. @throws Problem */
function assertKnown(known: ChannelSettings, wanted: ChannelSettings): void {
  // Booking with Bosta is on from the start, and waits for them.
  const path = (['whatsApp', 'sms'] as const).find((name) => wanted[name] && !known[name]);
  if (path) throw new Problem('settings.channel_unknown', { faults: [{ path, values: {} }] });
}

function assertEndsLast({ from, until }: AnnouncementSettings): void {
  if (from === null || until === null || new Date(from) < new Date(until)) return;
  throw new Problem('settings.ends_first', { faults: [{ path: 'until', values: {} }] });
}
