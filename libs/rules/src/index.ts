export { deliveryTo, type Delivery } from './delivery.ts';
export { cairoClock, dayAfter, weekdayOf } from './days.ts';
export { shippingOptionsOf } from './shipping-options.ts';
