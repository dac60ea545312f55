/** All that is asked of an address to answer to: something, an @, something, a dot, something (specification, section 5). */
export const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
