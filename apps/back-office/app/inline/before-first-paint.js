// Runs in <head> before anything is drawn: language, direction, scheme and density are right from the first pixel.
(() => {
  const root = document.documentElement;

  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  if (asked === 'ar' || asked === 'en') {
    document.cookie = `lang=${asked}; path=/; max-age=31536000; samesite=lax`;
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', url);
  }
  const isEnglish = /(?:^|;\s*)lang=en\b/.test(document.cookie);
  root.lang = isEnglish ? 'en' : 'ar';
  root.dir = isEnglish ? 'ltr' : 'rtl';

  const fonts = JSON.parse(document.currentScript.dataset.fonts);
  for (const href of isEnglish ? fonts.latin : fonts.arabic) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }

  const system = matchMedia('(prefers-color-scheme: dark)');
  const followSystem = () => {
    root.dataset.scheme = kept('scheme') ?? (system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', followSystem);
  followSystem();
  root.dataset.density = kept('density') ?? 'default';

  // The owner's logos, as the last page knew them.
  const look = document.createElement('style');
  look.dataset.look = '';
  look.textContent = kept('look');
  document.head.append(look);

  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // storage may be forbidden
    }
  }
})();
