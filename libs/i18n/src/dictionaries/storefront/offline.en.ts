/** Words that are said of a bad connection alone; browsers load them once a page is idle. */
export const offline = {
  offline: {
    now: 'No connection. You see the shop as of {{when}}; the cart is sent later.',
    slow: 'The connection is slow. You see the shop as of {{when}}.',
    back: 'The connection is back.',
    today: 'today, {{time}}',
    earlier: '{{date}}, {{time}}',
    tryNow: 'Try now',
    page: {
      title: 'No connection',
      text: 'This page needs a connection. Pages of the shop that you have opened before can be read without one.',
    },
  },
};
