/** What it takes to suggest. Fetched, with the API's client, when somebody goes to the search box. */
export { askForSuggestions } from './ask-for-suggestions.ts';
export { SuggestionList } from './suggestion-list.tsx';
