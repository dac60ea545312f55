/** What a copy of a product is called until staff call it something else. */
export const copies = { name: '{{product}} (copy)' };
