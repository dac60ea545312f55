// Stands in for the identity provider's script: as much of `google.accounts.id` as a button needs.
/* global words -- by language; the API writes them above this file */
const { origin } = new URL(document.currentScript.src);
const page = new URL('/demo-identity/', origin);
let settings;

addEventListener('message', ({ origin: sender, data }) => {
  if (sender === origin && data?.type === 'demo-identity') {
    settings?.callback({ credential: data.credential, select_by: 'btn' });
  }
});

function initialize(options) {
  settings = options;
}

function renderButton(place, { text, locale, width } = {}) {
  const language = words[locale] ? locale : 'ar';
  const button = document.createElement('button');
  button.type = 'button';
  button.lang = language;
  button.textContent = words[language][text === 'signup_with' ? 'signUpButton' : 'signInButton'];
  // By properties, which a page's content security policy does not forbid.
  Object.assign(button.style, {
    inlineSize: width ? `${width}px` : '100%',
    maxInlineSize: '100%',
    minBlockSize: '44px',
    padding: '8px 16px',
    border: '1px solid #747775',
    borderRadius: '4px',
    background: '#fff',
    color: '#1f1f1f',
    font: 'inherit',
    cursor: 'pointer',
  });
  button.addEventListener('click', () => {
    page.searchParams.set('lang', language);
    open(page, 'demo-identity', 'popup,width=480,height=640');
  });
  place.replaceChildren(button);
}

window.google = { accounts: { id: { initialize, renderButton } } };
