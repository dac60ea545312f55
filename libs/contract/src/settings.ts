import { z } from 'zod';

import { ChannelSettings, defaultChannels } from './channels.ts';
import { defaultFooter, defaultHome } from './content-defaults.ts';
import { FooterSettings, HomeSettings } from './content-shapes.ts';
import { DeliverySettings } from './delivery.ts';
import { DeskSettings } from './desk-shapes.ts';
import { endpoint } from './endpoint.ts';
import { defaultMessages, MessageSettings, testableMessages } from './message-words.ts';
import { maxId, minPhotoSize } from './plain/limits.ts';
import { StaffProduct } from './staff-catalogue.ts';
import {
  AnnouncementSettings,
  Logo,
  Mark,
  MoneySettings,
  ShopSettings,
} from './settings-shapes.ts';
import { defaultAnnouncement, defaultDesk, defaultMoney, defaultShop } from './shop-defaults.ts';
import { StaffAccessSettings } from './second-step.ts';
import { PageMeta, PageQuery } from './values.ts';

/** Every group of settings that is a form of the back office: its shape, and what holds until the first save. */
export const settingsGroups = {
  shop: { shape: ShopSettings, defaults: defaultShop },
  money: { shape: MoneySettings, defaults: defaultMoney },
  announcement: { shape: AnnouncementSettings, defaults: defaultAnnouncement },
  desk: { shape: DeskSettings, defaults: defaultDesk },
  messages: { shape: MessageSettings, defaults: defaultMessages },
  channels: { shape: ChannelSettings, defaults: defaultChannels },
  home: { shape: HomeSettings, defaults: defaultHome },
  footer: { shape: FooterSettings, defaults: defaultFooter },
} as const;

export type SettingsGroup = keyof typeof settingsGroups;
export type SettingsOf<Group extends SettingsGroup> = z.infer<
  (typeof settingsGroups)[Group]['shape']
>;

/** A group as it is read: who saved it last, and the version that a save must have seen. */
const saved = <Settings extends z.ZodObject>(settings: Settings) =>
  z.object({
    /** 0 for what the shop came with. */
    version: z.int().nonnegative(),
    savedBy: z.string().nullable(),
    savedAt: z.iso.datetime().nullable(),
    settings,
  });

const SavedShop = saved(ShopSettings);
const SavedMoney = saved(MoneySettings);
const SavedAnnouncement = saved(AnnouncementSettings);
const SavedDesk = saved(DeskSettings);
const SavedMessages = saved(MessageSettings);
const SavedChannels = saved(ChannelSettings);
const SavedHome = saved(HomeSettings);
const SavedFooter = saved(FooterSettings);

/** A saved group by its name. */
export type SavedSettings<Group extends SettingsGroup = SettingsGroup> = Omit<
  z.infer<typeof SavedShop>,
  'settings'
> & { settings: SettingsOf<Group> };

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'settings:write',
  summary: 'What the owner has set, by group',
  data: z.object({
    ...{ shop: SavedShop, money: SavedMoney },
    ...{ announcement: SavedAnnouncement, desk: SavedDesk, messages: SavedMessages },
    channels: SavedChannels,
    /** Which services there are credentials for; of the credentials nothing is told. */
    known: ChannelSettings,
  }),
});

const seen = { seenVersion: z.int().nonnegative().max(maxId) };

export const saveShopSettings = endpoint({
  method: 'PATCH',
  path: '/admin/settings/shop',
  access: 'settings:write',
  summary: 'Set names, contacts and seller of the shop; every page follows at once',
  body: ShopSettings.partial().extend(seen),
  data: SavedShop,
  errors: ['settings.changed', 'image.not_found'],
});

/** Pictures that no version of the settings shows are deleted after a day. */
export const addLogo = endpoint({
  method: 'POST',
  path: '/admin/settings/shop/logos',
  access: 'settings:write',
  summary: 'Upload a logo of the shop or of a partner; it is shown once the settings name it',
  file: { field: 'image', atLeast: minPhotoSize.logo },
  data: Logo,
});

export const addMark = endpoint({
  method: 'POST',
  path: '/admin/settings/shop/marks',
  access: 'settings:write',
  summary: 'Upload the mark of the shop, which icons are made of',
  file: { field: 'image', atLeast: minPhotoSize.mark },
  data: Mark,
});

export const saveMoneySettings = endpoint({
  method: 'PATCH',
  path: '/admin/settings/money',
  access: 'settings:write',
  summary: 'Set signs and limits of sums, pieces and orders',
  body: MoneySettings.partial().extend(seen),
  data: SavedMoney,
  errors: ['settings.changed'],
});

export const saveAnnouncement = endpoint({
  method: 'PATCH',
  path: '/admin/settings/announcement',
  access: 'settings:write',
  summary: 'Set the words above every page',
  body: AnnouncementSettings.partial().extend(seen),
  data: SavedAnnouncement,
  errors: ['settings.changed', 'settings.ends_first'],
});

export const saveDesk = endpoint({
  method: 'PATCH',
  path: '/admin/settings/desk',
  access: 'settings:write',
  summary: 'Set when customers are asked to confirm, and how long they have',
  body: DeskSettings.partial().extend(seen),
  data: SavedDesk,
  errors: ['settings.changed', 'settings.day_out_of_order'],
});

export const saveMessages = endpoint({
  method: 'PATCH',
  path: '/admin/settings/messages',
  access: 'settings:write',
  summary: 'Set the words of what the shop writes to customers; null for those that it came with',
  body: MessageSettings.partial().extend(seen),
  data: SavedMessages,
  errors: ['settings.changed'],
});

export const saveChannels = endpoint({
  method: 'PATCH',
  path: '/admin/settings/channels',
  access: 'settings:write',
  summary: 'Switch on and off the services that ask customers to confirm, and booking with Bosta',
  body: ChannelSettings.partial().extend(seen),
  data: SavedChannels,
  errors: ['settings.changed', 'settings.channel_unknown'],
});

/** It goes to the address of who asks for it, and is about no order of anybody's. */
export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/admin/settings/messages/test',
  access: 'settings:write',
  summary: 'Send oneself a message of a made-up order in words that need not be saved',
  body: z.object({
    message: z.enum(testableMessages),
    language: z.enum(['ar', 'en']),
    words: MessageSettings.partial(),
  }),
  data: z.object({ to: z.string() }),
  errors: ['request.too_many'],
});

/** All groups whose saves are told: two have pages of their own, and delivery had settings before anybody saved. */
export const groupsWithHistory = {
  ...settingsGroups,
  delivery: { shape: DeliverySettings, defaults: null },
  'staff-access': { shape: StaffAccessSettings, defaults: { secondStepOf: 'nobody' } },
} as const;
export type GroupWithHistory = keyof typeof groupsWithHistory;
const withHistory = Object.keys(groupsWithHistory) as GroupWithHistory[]; // which are its keys

/** Of a group's shape, as it is sent. */
const Values = z.record(z.string(), z.unknown());

/** What one save made of a group, and of what. */
export const SettingsVersion = z.object({
  version: z.int().positive(),
  /** Null for what the shop came with. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
  settings: Values,
  /** Null where there was nothing. */
  before: Values.nullable(),
});
export type SettingsVersion = z.infer<typeof SettingsVersion>;

export const listSettingsVersions = endpoint({
  method: 'GET',
  path: '/admin/settings/:group/versions',
  access: 'settings:write',
  summary: 'Who has saved a group when, with what it was before and after, newest first',
  params: z.object({ group: z.enum(withHistory) }),
  query: PageQuery,
  data: z.array(SettingsVersion),
  meta: PageMeta,
});

export const getHomeSettings = endpoint({
  method: 'GET',
  path: '/admin/settings/home',
  access: 'content:write',
  summary: 'How the home page is arranged, with the chosen products as staff see them',
  data: SavedHome.extend({
    /** Also those out of the shop. */
    products: z.array(StaffProduct),
  }),
});

export const saveHomeSettings = endpoint({
  method: 'PATCH',
  path: '/admin/settings/home',
  access: 'content:write',
  summary: 'Arrange the home page: its slides, sections and categories',
  body: HomeSettings.partial().extend(seen),
  data: SavedHome,
  errors: ['settings.changed'],
});

export const getFooterSettings = endpoint({
  method: 'GET',
  path: '/admin/settings/footer',
  access: 'content:write',
  summary: 'The columns of the footer, with pages by the address that they have now',
  data: SavedFooter,
});

export const saveFooterSettings = endpoint({
  method: 'PATCH',
  path: '/admin/settings/footer',
  access: 'content:write',
  summary: 'Set the columns of links at the foot of every page',
  body: FooterSettings.partial().extend(seen),
  data: SavedFooter,
  errors: ['settings.changed'],
});

/** Who sells, as the law asks to say it. */
export const SellerIdentity = z.object({
  legalName: z.string(),
  legalNameAr: z.string(),
  address: z.string(),
  addressAr: z.string(),
  commercialRegister: z.string(),
  taxCard: z.string(),
  isVatRegistered: z.boolean(),
});
export type SellerIdentity = z.infer<typeof SellerIdentity>;

const {
  name: shopName,
  nameAr: shopNameAr,
  phone,
  whatsApp,
  email,
  ...ofShop
} = ShopSettings.shape;

/** What everybody may know of the shop, in both languages. */
export const Shop = z.object({
  names: z.object({ name: shopName, nameAr: shopNameAr }),
  contacts: z.object({ phone, whatsApp, email }),
  social: z.object({
    facebook: ofShop.facebook,
    instagram: ofShop.instagram,
    youTube: ofShop.youTube,
  }),
  hours: z.object({ hours: ofShop.hours, hoursAr: ofShop.hoursAr }),
  foundedIn: ofShop.foundedIn,
  logos: z.object({
    logo: ofShop.logo,
    logoAr: ofShop.logoAr,
    logoOnDark: ofShop.logoOnDark,
    logoOnDarkAr: ofShop.logoOnDarkAr,
  }),
  mark: ofShop.mark,
  /** Where the files of logos and mark are. */
  picturesUrl: z.string(),
  branches: ofShop.branches,
  partners: ofShop.partners,
  /** Null until all of it is there. */
  sellerIdentity: SellerIdentity.nullable(),
  /** Null while there is none. */
  announcement: z
    .object({ text: z.string(), textAr: z.string(), link: AnnouncementSettings.shape.link })
    .nullable(),
  currencySign: MoneySettings.shape.currencySign,
  /** How the home page is arranged. */
  home: HomeSettings,
  /** What stands at the foot of every page, pages among it: what a link leads to is there. */
  footerColumns: z.array(
    z.object({
      title: z.string(),
      titleAr: z.string(),
      links: z.array(z.object({ href: z.string(), label: z.string(), labelAr: z.string() })),
    }),
  ),
});
export type Shop = z.infer<typeof Shop>;

export const getShop = endpoint({
  method: 'GET',
  path: '/shop',
  access: 'public',
  summary: 'What the shop is called, how it is reached, and who sells',
  data: Shop,
});
