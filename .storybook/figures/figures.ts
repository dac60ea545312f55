/** What the last whole run of the stories found. */
export type Figures = {
  /** When it ended, as ISO 8601. */
  at: string;
  components: number;
  stories: number;
  /** Stories rendered and played as Storybook shows them, in Arabic. */
  played: Tally;
  /** Rules of axe that were put to these, and how many found something. */
  accessibility: { checks: number; violations: number };
  /** Stories whose boxes start as far along the line in both directions. */
  mirrored: Tally;
  /** Stories, played in each language, whose screenshot is the accepted one. */
  looks: Tally;
};

export type Tally = { passed: number; failed: number; skipped: number };
