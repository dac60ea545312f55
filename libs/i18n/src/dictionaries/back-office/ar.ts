import type { ArabicFor } from '../../dictionary.ts';
import { audit } from './audit.ar.ts';
import { bulk } from './bulk.ar.ts';
import { catalogue } from './catalogue.ar.ts';
import { contactMessages } from './contact-messages.ar.ts';
import { customers } from './customers.ar.ts';
import { dashboard } from './dashboard.ar.ts';
import { delivery } from './delivery.ar.ts';
import type { en } from './en.ts';
import { desk } from './desk.ar.ts';
import { deskFigures } from './desk-figures.ar.ts';
import { frame } from './frame.ar.ts';
import { grid } from './grid.ar.ts';
import { home } from './home.ar.ts';
import { imports } from './imports.ar.ts';
import { logs } from './logs.ar.ts';
import { messageSettings } from './message-settings.ar.ts';
import { order } from './order.ar.ts';
import { orderChange } from './order-change.ar.ts';
import { orders } from './orders.ar.ts';
import { outbox } from './outbox.ar.ts';
import { pages } from './pages.ar.ts';
import { cash } from './cash.ar.ts';
import { parcels } from './parcels.ar.ts';
import { phoneOrder } from './phone-order.ar.ts';
import { printing } from './printing.ar.ts';
import { promotions } from './promotions.ar.ts';
import { questions } from './questions.ar.ts';
import { reports } from './reports.ar.ts';
import { returns } from './returns.ar.ts';
import { reviews } from './reviews.ar.ts';
import { runs } from './runs.ar.ts';
import { search } from './search.ar.ts';
import { settings } from './settings.ar.ts';
import { slip } from './slip.ar.ts';
import { staff } from './staff.ar.ts';
import { stockMovements } from './stock-movements.ar.ts';

export const ar: ArabicFor<typeof en> = {
  ...frame,
  ...audit,
  ...bulk,
  ...catalogue,
  ...contactMessages,
  ...customers,
  ...dashboard,
  ...delivery,
  ...desk,
  ...deskFigures,
  ...grid,
  ...home,
  ...imports,
  ...logs,
  ...messageSettings,
  ...order,
  ...orderChange,
  ...orders,
  ...outbox,
  ...pages,
  ...cash,
  ...parcels,
  ...phoneOrder,
  ...printing,
  ...promotions,
  ...questions,
  ...reports,
  ...returns,
  ...reviews,
  ...runs,
  ...search,
  ...settings,
  ...slip,
  ...staff,
  ...stockMovements,
};
