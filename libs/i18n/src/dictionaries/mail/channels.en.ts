/** What the shop itself writes by WhatsApp, where each text has to be approved before, and by SMS, where letters cost. */
export const channels = {
  'please-confirm.whatsapp': `Hello, this is {{shop}}. We have received your order:
{{reference}}
{{pieces}}
Total, cash on delivery:
{{total}}
Delivery: {{days}}
Shall we confirm it? Press one of the buttons, or open your order here:
{{link}}
If it is not yours, please cancel it there.`,
  'last-warning.whatsapp': `Hello, this is {{shop}}. We have not heard from you yet about your order:
{{reference}}
{{pieces}}
Total, cash on delivery:
{{total}}
Delivery: {{days}}
Without an answer in the next hours the order is cancelled. Press one of the buttons, or open your order here:
{{link}}
If it is not yours, please cancel it there.`,
  'please-confirm.sms': '{{shop}}: shall we confirm order {{reference}}, {{total}}?\n{{link}}',
  'last-warning.sms':
    '{{shop}}: without an answer in the next hours order {{reference}}, {{total}}, is cancelled.\n{{link}}',
  'button.confirm': 'Confirm the order',
  'button.call_me': 'Call me',
  paidInFull: 'paid in full',
  noDays: 'in the coming days',
};
