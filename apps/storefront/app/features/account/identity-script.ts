/** The part of a provider's script that we use: `google.accounts.id`. */
export type IdentityScript = {
  initialize: (options: {
    client_id: string;
    callback: (response: { credential: string }) => void;
  }) => void;
  renderButton: (place: HTMLElement, looks: Record<string, string | number>) => void;
};

type WithScript = typeof window & { google?: { accounts: { id: IdentityScript } } };

let loading: Promise<IdentityScript> | undefined;

/** Loads the identity provider's script, once a page. Throws when it cannot be had. */
export function loadIdentityScript(url: string): Promise<IdentityScript> {
  loading ??= new Promise<IdentityScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      const { google } = window as WithScript; // what the script leaves behind
      if (google) resolve(google.accounts.id);
      else reject(new Error(`${url} is no identity script`));
    };
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(script);
  });
  return loading;
}

/** A provider's failure is only logged: the customer can still use the form (specification, section 8). */
export function logIdentityFailure(error: unknown) {
  console.warn('The identity provider failed', error); // eslint-disable-line no-console -- the specification asks for a log
}
