import { createContext } from 'react-router-dom';

/** The address of who sends a form; null for pages, which are rendered for everybody alike. */
export const visitorContext = createContext<string | null>(null);
