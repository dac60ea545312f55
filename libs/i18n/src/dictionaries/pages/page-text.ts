/** A page that is read: a lead, then sections. */
export type PageText = {
  title: string;
  /** For search engines and shared links. */
  description: string;
  lead: string;
  /** The `anchor` of one that other pages lead to. */
  sections: readonly { title: string; anchor?: 'returns'; paragraphs: readonly string[] }[];
};

export type AboutText = {
  title: string;
  /** The title as it is shown, its brackets apart (specification, section 2). */
  inBrackets: string;
  afterBrackets: string;
  description: string;
  picture: string;
  tagline: string;
  facts: readonly { label: string; value: string }[];
  /** Four of them (specification, section 2). */
  paragraphs: readonly string[];
  toProducts: string;
};

export type ServicesText = {
  title: string;
  description: string;
  lead: string;
  services: Record<
    'madeToMeasure' | 'restaurants' | 'gifts' | 'care',
    { title: string; text: string }
  >;
  ask: string;
};

/** The texts of the shop's own pages, by page. Long, so they stay on the server and travel with their page alone. */
export type PageTexts = {
  about: AboutText;
  services: ServicesText;
  help: PageText;
  terms: PageText;
  privacy: PageText;
  branches: PageText;
  credits: PageText;
};

/** The pages that are nothing but text. */
export type TextPageName = {
  [K in keyof PageTexts]: PageTexts[K] extends PageText ? K : never;
}[keyof PageTexts];
