/** A chat with a number that begins with this text: nothing is sent until a person does. */
export const whatsAppHref = (phoneNumber: string, text: string): string =>
  `https://wa.me/${phoneNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
