/**
 * All that is asked of an address to answer to: something, an @, something, a dot, something (specification, section 5).
 * The dot is the first but for one right after the @, so that there is one way to match, however many dots there are.
 */
export const simpleEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
