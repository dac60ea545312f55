/** What stands around the words of a page that the owner writes. */
type AboutText = {
  picture: string;
  /** The name of the year that the owner has set. */
  founded: string;
  facts: readonly { label: string; value: string }[];
  toProducts: string;
};

type ServicesText = { ask: string };

type DeliveryText = {
  table: string;
  /** The sum follows. */
  freeFrom: string;
  governorate: string;
  fee: string;
  days: string;
  notServed: string;
};

/** The words of the shop's own pages, by page. They stay on the server and travel with their page alone. */
export type PageTexts = {
  about: AboutText;
  services: ServicesText;
  delivery: DeliveryText;
};
