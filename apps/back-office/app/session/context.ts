import type { ApiClient } from '@craftsandore/api-client';
import type { Locale } from '@craftsandore/i18n';
import type { SessionStore } from '@craftsandore/session';
import { createContext } from 'react-router-dom';

import type { HandOff } from './hand-off.ts';
import type { Settings } from './settings.ts';

// What loaders, actions and guards work with. The first three are there from the start,
// the others are set by the root's middleware once the settings are known.
export const localeContext = createContext<Locale>();
export const sessionContext = createContext<SessionStore>();
export const handOffContext = createContext<HandOff>();
export const settingsContext = createContext<Settings>();
export const apiContext = createContext<ApiClient>();
