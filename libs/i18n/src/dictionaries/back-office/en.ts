import { audit } from './audit.en.ts';
import { bulk } from './bulk.en.ts';
import { catalogue } from './catalogue.en.ts';
import { contactMessages } from './contact-messages.en.ts';
import { customers } from './customers.en.ts';
import { dashboard } from './dashboard.en.ts';
import { delivery } from './delivery.en.ts';
import { desk } from './desk.en.ts';
import { deskFigures } from './desk-figures.en.ts';
import { frame } from './frame.en.ts';
import { grid } from './grid.en.ts';
import { home } from './home.en.ts';
import { imports } from './imports.en.ts';
import { logs } from './logs.en.ts';
import { messageSettings } from './message-settings.en.ts';
import { order } from './order.en.ts';
import { orderChange } from './order-change.en.ts';
import { orders } from './orders.en.ts';
import { outbox } from './outbox.en.ts';
import { pages } from './pages.en.ts';
import { cash } from './cash.en.ts';
import { parcels } from './parcels.en.ts';
import { phoneOrder } from './phone-order.en.ts';
import { printing } from './printing.en.ts';
import { promotions } from './promotions.en.ts';
import { questions } from './questions.en.ts';
import { reports } from './reports.en.ts';
import { returns } from './returns.en.ts';
import { reviews } from './reviews.en.ts';
import { runs } from './runs.en.ts';
import { search } from './search.en.ts';
import { settings } from './settings.en.ts';
import { slip } from './slip.en.ts';
import { staff } from './staff.en.ts';
import { stockMovements } from './stock-movements.en.ts';

/** All words of the back office. A page loads the frame’s and those of its area. */
export const en = {
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
